/** Leaves the app for another page; with `replace`, going back from there doesn't return here. */
export function leaveFor(address: string, { replace = false } = {}) {
  if (replace) window.location.replace(address);
  else window.location.assign(address);
}
