const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path).toLowerCase();

/**
 * Whether an app path matches this pattern, in which `:name` matches one segment. Ignores case and a trailing slash
 * (SHELL-01).
 */
export function fitsPath(pattern: string, path: string): boolean {
  const wanted = withoutSlash(pattern).split('/');
  const given = withoutSlash(path).split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, place) =>
      segment.startsWith(':') ? given[place] !== '' : segment === given[place],
    )
  );
}
