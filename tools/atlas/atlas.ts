import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { type StateTable, stateTables } from '@araw/contract/values/stateTables';
import type { Model } from '@araw/flow/model';
import type { WalkedPath } from '@araw/flow/walkedPath';
import { chartOf } from '@araw/flow/chart';
import { machineContent, type AtlasContent, type AtlasMachine, type AtlasTable } from './content.ts';
import { layOut } from '@araw/flow/layout';
import { choosePictures, type Picture, type Recompress } from './pictures.ts';
import { chartOfTable, tableContent } from './stateTable.ts';
import { iconDefinitions, svgOf, textStyle } from '@araw/flow/svg';

/** Bytes of the whole page, and the reserve for JSON and HTML overhead. */
const largest = 4_000_000;
const reserve = 20_000;

export interface Evidence {
  /** Paths walked in the browser. */
  walked: readonly WalkedPath[];
  /** Reads a step's picture. */
  read: (file: string) => Picture;
  recompressions: readonly Recompress[];
}

/** A self-contained page with these models and the state tables. */
export async function atlasOf(
  models: readonly Model[],
  { walked, read, recompressions }: Evidence,
): Promise<{ html: string; content: AtlasContent }> {
  const drawings: string[] = [];
  const machines: AtlasMachine[] = [];
  for (const model of models) {
    const chart = chartOf(model.machine);
    drawings.push(svgOf(await layOut(chart), { kind: 'chart', name: model.name }));
    machines.push(machineContent(model, chart, walked));
  }
  const tables: AtlasTable[] = [];
  for (const [name, table] of Object.entries<StateTable<string, string>>(stateTables)) {
    const chart = chartOfTable(name, table);
    drawings.push(svgOf(await layOut(chart), { kind: 'table', name }));
    tables.push(tableContent(chart, table));
  }
  const bundle = await bundlePage();
  const htmlWith = (content: AtlasContent) => pageHtml(bundle, drawings, content);
  const bare = htmlWith({ machines, tables, pictures: [], picturesLeftOut: 0 });
  const room = largest - reserve - Buffer.byteLength(bare);
  const content = { machines, tables, ...(await choosePictures(walked, room, read, recompressions)) };
  return { html: htmlWith(content), content };
}

interface Bundle {
  script: string;
  style: string;
}

async function bundlePage(): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      cssTarget: 'esnext',
      lib: { entry: 'tools/atlas/page/main.ts', formats: ['iife'], name: 'atlas', cssFileName: 'page' },
    },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  const script = output.find((file) => file.type === 'chunk')?.code;
  const style = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (!script || style?.type !== 'asset')
    throw new Error('The page of the atlas was not bundled as expected');
  return { script, style: String(style.source) };
}

/** `<` could close the surrounding script element. */
const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function pageHtml({ script, style }: Bundle, drawings: readonly string[], content: AtlasContent): string {
  const parts: Record<string, string> = {
    '/* style */': `${textStyle}\n${style}`,
    '<!-- icons -->': iconDefinitions,
    '<!-- drawings -->': drawings.join('\n'),
    '/* content */': jsonInHtml(content),
    '/* script */': script.replaceAll('</script', '<\\/script'),
  };
  return Object.entries(parts).reduce(
    (html, [mark, part]) => html.replace(mark, () => part),
    readFileSync(join(import.meta.dirname, 'page/page.html'), 'utf8'),
  );
}
