// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type * as ReactLibrary from 'react';
import type * as Portals from 'react-dom';
import type * as Roots from 'react-dom/client';
import { expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { cutOut } from './cuts.ts';
import { filesBelow } from './files.ts';
import { reactCuts } from './shakeReact.ts';

const require = createRequire(import.meta.url);
const source = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');

type React = typeof ReactLibrary;
type Client = typeof Portals & typeof Roots;
interface Library extends Client {
  React: React;
}

/** A module of a package in its production build, as CommonJS. */
function evaluate<Module>(code: string, needed: Record<string, unknown>): Module {
  const exports = {} as Module;
  compileFunction(code, ['require', 'exports'])((name: string) => needed[name] ?? require(name), exports);
  return exports;
}

/** The library as the built app has it, and as it comes; each with a React of its own. */
const bothLibraries = (): Library[] =>
  [source, cutOut(source, reactCuts).code].map((code) => {
    const read = (path: string) => readFileSync(`node_modules/${path}`, 'utf8');
    const React = evaluate<React>(read('react/cjs/react.production.js'), {});
    const dom = evaluate<Client>(read('react-dom/cjs/react-dom.production.js'), { react: React });
    return { ...dom, ...evaluate<Client>(code, { react: React, 'react-dom': dom }), React };
  });

const appSources = () =>
  filesBelow(['screens', 'src'], /(?<!\.test)\.tsx?$/)
    .filter((path) => !path.startsWith('src/worker/'))
    .map((path) => [path, readFileSync(path, 'utf8')] as const);

test('no screen uses what the build cuts out', () => {
  const using = appSources().flatMap(([path, code]) => {
    const found =
      /\bViewTransition\b|\bSuspenseList\b|<Fragment[^>]*\bref=|<(?:link|style|script|meta|title)\b|<[a-z]+-[a-z]/.exec(
        code,
      );
    return found ? [`${path}: ${found[0]}`] : [];
  });
  expect(using).toEqual([]);
  const fromReactDom = appSources().flatMap(([, code]) =>
    [...code.matchAll(/import \{([^}]*)\} from 'react-dom(?:\/client)?'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );
  expect(new Set(fromReactDom)).toEqual(new Set(['createPortal', 'createRoot', 'hydrateRoot']));
});

test('nor does a package whose components the app shows', () => {
  const parts = new Set(
    appSources().flatMap(([, code]) =>
      [...code.matchAll(/from '(@base-ui\/react\/[\w-]+|react-day-picker|react-error-boundary)'/g)].map(
        ([, name]) => name,
      ),
    ),
  );
  expect(parts.size).toBeGreaterThan(4);
  const folders = [...parts, 'react-i18next', '@tanstack/react-query', '@xstate/react'].map(
    (name) => `node_modules/${name}`,
  );
  const scripts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.m?js$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(scripts.length).toBeGreaterThan(100);
  const using = scripts.filter((path) =>
    /\bprecedence\W*:|\bReact\w*\.ViewTransition\b|unstable_SuspenseList/.test(readFileSync(path, 'utf8')),
  );
  expect(using).toEqual([]);
});

test('every cut is found', () => {
  expect(cutOut(source, reactCuts).missed).toEqual([]);
});

/** A page with what the app's own have: lists, fields, lazy parts, a part that breaks, a portal, a drawing. */
function appOf({ React, createPortal }: Library, room: Element) {
  const { createElement: h, Component, lazy, Suspense, useEffect, useState } = React;
  class Boundary extends Component<{ children: ReactLibrary.ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override render = () => (this.state.failed ? h('p', null, 'it failed') : this.props.children);
  }
  const Breaking = () => {
    throw new Error('on purpose');
  };
  const Late = lazy(async () => ({ default: () => h('i', null, 'late') }));
  return function App() {
    const [items, setItems] = useState(['a', 'b', 'c']);
    const [effects, setEffects] = useState(0);
    useEffect(() => setEffects((count) => count + 1), [items]);
    const grow = () => setItems([...items].reverse().concat('d'));
    return h(
      'div',
      { className: 'app', style: { color: 'red' } },
      h('button', { type: 'button', onClick: grow }, `effects ${effects}`),
      h(
        'ul',
        null,
        items.map((item) => h('li', { key: item }, item, h('input', { defaultValue: item }))),
      ),
      h(Suspense, { fallback: 'waiting' }, h(Late)),
      h(Boundary, null, h(Breaking)),
      items.length > 3 && createPortal(h('b', null, 'in the portal'), room),
      h('svg', { viewBox: '0 0 1 1' }, h('path', { strokeWidth: 2, d: 'M0 0' })),
    );
  };
}

test('an app is drawn, changed and taken over alike with and without what is cut out', async () => {
  const drawn = await Promise.all(
    bothLibraries().map(async (library) => {
      const { React, createRoot, hydrateRoot } = library;
      const told: unknown[] = [];
      const quiet = {
        onCaughtError: () => {},
        onRecoverableError: (error: unknown) => told.push(String(error)),
      };
      const [room, place] = [document.createElement('div'), document.createElement('div')];
      document.body.append(place);
      const settled = (text: string) => eventually(() => expect(place.innerHTML).toContain(text));
      const root = createRoot(place, quiet);
      root.render(React.createElement(appOf(library, room)));
      await settled('late');
      await settled('effects 1');
      told.push(place.innerHTML);
      place.querySelector('button')?.click();
      await settled('effects 2');
      told.push(place.innerHTML, room.innerHTML);
      root.unmount();
      told.push(place.innerHTML, room.innerHTML);

      place.innerHTML = '<p>one</p><p>other</p>';
      const first = place.firstElementChild;
      const taken = hydrateRoot(
        place,
        React.createElement(React.Fragment, null, [
          React.createElement('p', { key: 1 }, 'one'),
          React.createElement('p', { key: 2 }, 'another'),
        ]),
        quiet,
      );
      await settled('another');
      told.push(place.firstElementChild === first, place.innerHTML);
      taken.unmount();
      place.remove();
      return told;
    }),
  );
  expect(drawn[0]?.[0]).toContain('it failed');
  expect(drawn[0]?.[2]).toContain('in the portal');
  expect(drawn[1]).toEqual(drawn[0]);
});
