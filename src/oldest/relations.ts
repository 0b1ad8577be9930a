interface Relation {
  of: string;
  has: string;
}

const name = 'data-has';

/** The indexes of the relations that each element matches. */
function relationsNow(relations: Relation[]): Map<Element, string[]> {
  const found = new Map<Element, string[]>();
  relations.forEach(({ of, has }, place) => {
    try {
      for (const element of document.querySelectorAll(of)) {
        if (!element.querySelector(`:scope ${has}`)) continue;
        found.set(element, [...(found.get(element) ?? []), String(place)]);
      }
    } catch {
      // A selector that this browser doesn't support matches nothing.
    }
  });
  return found;
}

/** Marks each element with its relations whenever the page changes: styles select by those instead of `:has()`. */
export function showRelations(relations: Relation[]) {
  let isDue = false;
  const show = () => {
    isDue = false;
    const now = relationsNow(relations);
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!now.has(element)) element.removeAttribute(name);
    }
    for (const [element, places] of now) {
      const text = places.join(' ');
      if (element.getAttribute(name) !== text) element.setAttribute(name, text);
    }
  };
  const showSoon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(show);
  };
  const attributeFilter = ['class', 'disabled', 'aria-invalid', 'checked'];
  new MutationObserver(showSoon).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter,
  });
  for (const type of ['change', 'input', 'click', 'focusin', 'focusout', 'keyup']) {
    document.addEventListener(type, showSoon, true);
  }
  showSoon();
}
