import { execFileSync } from 'node:child_process';

const git = (folder, ...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

export function sourceState(folder = '.') {
  try {
    const commit = git(folder, 'rev-parse', 'HEAD').trim();
    const changed = git(folder, 'status', '--porcelain', '-z', '--no-renames')
      .split('\0')
      .filter(Boolean)
      .map((entry) => entry.slice(3));
    return { commit, changed };
  } catch {
    return { commit: null, changed: [] };
  }
}

export function stateDuring(before, after) {
  const commit = before.commit === after.commit ? before.commit : null;
  return { commit, changed: [...new Set([...before.changed, ...after.changed])] };
}

const atMost = 3;
const named = (paths) =>
  [...paths.slice(0, atMost), ...(paths.length > atMost ? [`${paths.length - atMost} more`] : [])].join(', ');

export function whyNotOf(made, now) {
  if (now.commit === null) return 'this copy of the sources has no commit to prove anything of';
  if (!made || made.commit === null) return 'they do not say of which commit they are';
  if (made.commit !== now.commit) {
    return `they are of commit ${made.commit.slice(0, 12)}, not of ${now.commit.slice(0, 12)}`;
  }
  if (made.changed.length > 0) return `they were made with uncommitted changes (${named(made.changed)})`;
  if (now.changed.length > 0) return `the sources have uncommitted changes (${named(now.changed)})`;
  return null;
}
