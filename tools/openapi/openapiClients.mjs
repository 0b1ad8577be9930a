import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Generates clients from docs/openapi.json with two generators and compiles them with a caller (KIT-05). Fetches them
 * from the registry on each run, so that the product doesn't depend on them.
 */
const folder = 'dist/clients';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const write = (name, content) => writeFileSync(join(folder, name), content);
const run = (command, ...given) => execFileSync(command, given, { cwd: folder, stdio: 'inherit' });

write(
  'package.json',
  JSON.stringify({
    private: true,
    type: 'module',
    dependencies: { 'openapi-typescript': '7.13.0', oazapfts: '7.5.0', '@oazapfts/runtime': '1.2.0' },
  }),
);
run('npm', 'install', '--no-audit', '--no-fund', '--no-package-lock', '--workspaces=false');
run('node_modules/.bin/openapi-typescript', '../../docs/openapi.json', '-o', 'types.ts');
run('node_modules/.bin/oazapfts', '../../docs/openapi.json', 'client.ts');

write(
  'caller.ts',
  `import * as client from './client.ts';
import type { operations } from './types.ts';

type Wallet = operations['wallet']['responses'][200]['content']['application/json']['value'];

/** The balance of the session. */
export async function balance(merchant: string): Promise<number> {
  const { data } = await client.wallet(merchant);
  if (!data.success) throw new Error(data.code);
  const sum: Wallet['sumBalance'] = data.value.sumBalance;
  return sum;
}
`,
);
write(
  'tsconfig.json',
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'preserve',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom'],
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: [],
    },
    include: ['.'],
  }),
);
run('../../node_modules/.bin/tsc', '-p', '.');
console.log('two generated clients compile');
