import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { type RouteRow, routeTable } from '#src/routes/routeTable.ts';
import { screenFiles } from '#src/routes/screenFiles.ts';
import { preloadsOf } from './preloads.ts';

const screens = [
  ...new Set(
    Object.values(screenFiles)
      .flatMap((screen) => [screen, ...Object.values(screen.pages ?? {})])
      .map(({ file }) => file.slice(1)),
  ),
];
const chunk = (module: string) => [module, { file: `${module}.js`, imports: ['_shared.js', '_forms.js'] }];
const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_shared.js'], css: ['index.css'] },
  '_shared.js': { file: 'shared.js' },
  '_forms.js': { file: 'forms.js', css: ['forms.css', 'index.css'] },
  'locales/en/games.ts': { file: 'games-en.js' },
  '_routes-1a.js': { file: 'routes.js', name: 'routes' },
  'src/startup/drawn/firstAnswers.ts': { file: 'answers.js', imports: ['_shared.js', '_client-2b.js'] },
  'src/shell/menu/SideMenu.tsx': { file: 'menu.js', imports: ['_shared.js', '_controls-3c.js'] },
  'src/shell/frame/Overlays.tsx': { file: 'overlays.js', imports: ['_controls-3c.js'] },
  '_controls-3c.js': { file: 'controls.js', css: ['controls.css'] },
  '_client-2b.js': { file: 'client.js', name: 'client', imports: ['_shared.js'] },
  ...Object.fromEntries(screens.map(chunk)),
};

test('every route but home lists its screen’s files beyond the first load', () => {
  const { routes, home, answers, client, controls, texts } = preloadsOf(manifest);
  const others = routeTable.filter(({ id }) => id !== 'home');
  expect(routes.map(({ paths }) => paths)).toEqual(others.map(({ paths }) => paths));
  expect(routes.find(({ paths }) => paths[0] === '/m/fish')).toEqual({
    paths: ['/m/fish', '/fish'],
    files: ['routes.js', 'screens/category/categoryScreens.tsx.js', 'forms.js', 'forms.css'],
    texts: ['games'],
    pages: {},
    drawn: true,
  });
  const drawn = (path: string) => routes.find(({ paths }) => paths[0] === path)?.drawn;
  expect([drawn('/m/set'), drawn('/m/app'), drawn('/m/login')]).toEqual([false, true, true]);
  expect([home[0], answers]).toEqual(['/m/home', ['answers.js', 'client.js']]);
  expect(controls).toEqual(['routes.js', 'menu.js', 'controls.js', 'overlays.js', 'controls.css']);
  expect(client).toEqual(['client.js']);
  expect(texts).toEqual({ 'en/games': ['games-en.js'] });
});

test('[PAGE-01] every value of ?page= lists its own screen’s files and texts, and not those of the path', () => {
  const { routes } = preloadsOf(manifest);
  const pagesAt = (path: string) => routes.find(({ paths }) => paths[0] === path)?.pages;
  expect(pagesAt('/m/login')).toEqual({
    takeAccount: {
      files: ['routes.js', 'screens/takeAccount/TakeAccountScreen.tsx.js', 'forms.js', 'forms.css'],
      texts: ['accounts'],
    },
  });
  expect(pagesAt('/m/limits')?.['break']?.texts).toEqual(['accounts', 'protection']);
  expect(routes.flatMap(({ paths, pages }) => Object.keys(pages).map((page) => [paths[0], page]))).toEqual(
    (routeTable as readonly RouteRow[]).flatMap(({ paths, pages = {} }) =>
      Object.keys(pages).map((page) => [paths[0], page]),
    ),
  );
});

test('a screen without a chunk fails the build', () => {
  const { 'screens/mall/MallScreen.tsx': _, ...others } = manifest;
  expect(() => preloadsOf(others)).toThrow('The build has no chunk for screens/mall/MallScreen.tsx');
});
