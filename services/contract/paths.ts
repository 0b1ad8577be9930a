const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path).toLowerCase();

/**
 * Whether a path of the app is one of this pattern, in which `:name` stands for one segment: in any case, with or
 * without a slash at the end (SHELL-01).
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
