/** Layout faults of a page, each in words that name the element. */
export interface BoxFaults {
  /** How far the page scrolls sideways, and the elements that stick out. */
  sideways: string[];
  /** Texts that are partly cut off. */
  cut: string[];
  /** Controls that partly overlap, and words that leave their control or overlap other words. */
  overlapping: string[];
  /** Fields with text smaller than the page's own, which make iOS zoom the page. */
  small: string[];
}

/**
 * Measures the boxes of the current page, in the page. Pass its `width` in px: phones shrink a page that is too wide,
 * so the page's own width proves nothing. Scrollers, moving content and content for screen readers aren't faults. Nor
 * is an ellipsis if `title` or `aria-label` has the whole text.
 */
export function boxFaults(width: number): BoxFaults {
  const slack = 1.5;
  type Box = { left: number; right: number; top: number; bottom: number };
  const all = [...document.querySelectorAll<HTMLElement>('body *')];
  const styleOf = new Map(all.map((element) => [element, getComputedStyle(element)]));
  const style = (element: Element) => styleOf.get(element as HTMLElement) ?? getComputedStyle(element);
  const parents = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) found.push(one);
    return found;
  };
  const named = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replaceAll(/\s+/g, ' ');
    const classes = parents(element)
      .flatMap((one) =>
        typeof one.className === 'string' && one.className
          ? [one.className.replaceAll(/_?_[\w-]{5}(_\d+)?(?=\s|$)/g, '')]
          : [],
      )
      .slice(0, 2);
    return `${element.localName}.${classes.join('<')} "${words.slice(0, 40)}"`;
  };
  /** For screen readers only, inside something closed, inert, or not rendered. */
  const isUnseen = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    parents(element).some((one) => style(one).clipPath === 'inset(50%)' || one.hasAttribute('inert'));
  const isPicture = (element: Element) => element.closest('svg, iframe') !== null;
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  /** Moves automatically, like a ticker or a carousel, or has its own layout rules. */
  const moves = (element: Element) =>
    element.closest('.swiper, [aria-roledescription], [data-moving]') !== null ||
    parents(element).some((one) => style(one).animationIterationCount === 'infinite');

  const inside = (box: Box, outer: Box): Box | null => {
    const left = Math.max(box.left, outer.left);
    const right = Math.min(box.right, outer.right);
    const top = Math.max(box.top, outer.top);
    const bottom = Math.min(box.bottom, outer.bottom);
    return right - left > 0.5 && bottom - top > 0.5 ? { left, right, top, bottom } : null;
  };
  /** The visible part of a box once every scroller has scrolled to it. */
  const seen = (element: Element, box: Box): Box | null => {
    let rest: Box | null = box;
    for (const one of parents(element)) {
      if (!rest) return null;
      const { overflowX, overflowY, position } = style(one);
      if (overflowX !== 'visible' || overflowY !== 'visible')
        rest = inside(rest, one.getBoundingClientRect());
      if (position === 'fixed') return rest;
    }
    return rest;
  };
  /** The fixed or sticky layer around an element, else the body. Elements of different layers may overlap. */
  const place = (element: Element) =>
    parents(element).find((one) => /fixed|sticky/.test(style(one).position)) ?? document.body;

  const sideways: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) {
    const far = all.filter((one) => {
      if (isUnseen(one)) return false;
      const box = seen(one, one.getBoundingClientRect());
      return box !== null && (box.right > width + 0.5 || box.left < -0.5);
    });
    const deepest = far.filter((one) => !far.some((other) => other !== one && one.contains(other)));
    sideways.push(`by ${scrollWidth - width}: ${deepest.slice(0, 4).map(named).join(' | ')}`);
  }

  const texts: { element: Element; boxes: Box[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !element ||
      !node.nodeValue?.trim() ||
      /^(script|style|noscript|option|title)$/.test(element.localName)
    )
      continue;
    if (isUnseen(element) || isPicture(element)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    if (boxes.length > 0) texts.push({ element, boxes });
  }

  const isToldWhole = (element: Element) =>
    parents(element).some(
      (one) =>
        one.hasAttribute('title') ||
        (one.hasAttribute('aria-label') && /^(a|button|li|article|div)$/.test(one.localName)),
    );
  const cut = new Set<string>();
  for (const { element, boxes } of texts) {
    if (moves(element)) continue;
    for (const one of parents(element)) {
      const { overflowX, overflowY, textOverflow, position, webkitLineClamp } = style(one);
      if (scrolls(overflowX) || scrolls(overflowY)) break;
      const outer = one.getBoundingClientRect();
      const [across, down] = [clips(overflowX), clips(overflowY)];
      if ((across || down) && one.clientWidth > 1) {
        // A line box is taller than its letters: cutting off less than a quarter cuts no letter.
        const isOut = (box: Box) => {
          const high = box.bottom - box.top;
          return (
            (across && (box.right > outer.right + slack || box.left < outer.left - slack)) ||
            (down && (box.bottom > outer.bottom + high / 4 || box.top < outer.top - high / 4))
          );
        };
        const isGone = (box: Box) => inside(box, outer) === null;
        const isDeliberate =
          (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && isToldWhole(element);
        if (boxes.some(isOut)) {
          if (!boxes.every(isGone) && !isDeliberate)
            cut.add(`${named(element)} in ${named(one).split(' ')[0]}`);
          break;
        }
      }
      if (position === 'fixed') break;
    }
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('select')) {
    if (!isUnseen(field) && field.scrollWidth > field.clientWidth + slack) cut.add(named(field));
  }

  const overlapping = new Set<string>();
  const controls = all
    .filter((one) =>
      one.matches(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [tabindex="0"]',
      ),
    )
    .filter((one) => !isUnseen(one) && !moves(one))
    .flatMap((element) => {
      const boxes = [...element.getClientRects()].flatMap((box) => seen(element, box) ?? []);
      return boxes.length > 0 ? [{ element, boxes, place: place(element) }] : [];
    });
  const shared = (one: Box, other: Box) => {
    const box = inside(one, other);
    return box && box.right - box.left > 2 && box.bottom - box.top > 2;
  };
  const holds = (outer: Box, box: Box) =>
    outer.left <= box.left + slack &&
    outer.right >= box.right - slack &&
    outer.top <= box.top + slack &&
    outer.bottom >= box.bottom - slack;
  controls.forEach((one, index) => {
    for (const other of controls.slice(index + 1)) {
      if (one.place !== other.place) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      // A control fully inside another, like a heart on a tile, is intended.
      const isFault = one.boxes.some((box) =>
        other.boxes.some((another) => shared(box, another) && !holds(box, another) && !holds(another, box)),
      );
      if (isFault) overlapping.add(`${named(one.element)} × ${named(other.element)}`);
    }
  });
  const control = 'a[href], button, summary, [role=button], [role=tab]';
  for (const { element, boxes } of texts) {
    const within = element.closest(control);
    if (!within || moves(within) || style(within).display === 'inline') continue;
    const outer = within.getBoundingClientRect();
    // In some scripts, letters are taller than their line.
    const leaves = boxes.some((box) => {
      const visible = seen(element, box);
      const high = box.bottom - box.top;
      return (
        visible !== null &&
        (visible.left < outer.left - slack ||
          visible.right > outer.right + slack ||
          visible.top < outer.top - high / 4 ||
          visible.bottom > outer.bottom + high / 4)
      );
    });
    if (leaves) overlapping.add(`words leave ${named(within)}`);
  }
  const words = texts
    .filter(({ element }) => !moves(element))
    .map(({ element, boxes }) => ({
      element,
      place: place(element),
      boxes: boxes.flatMap((box) => {
        const high = box.bottom - box.top;
        return (
          seen(element, {
            left: box.left + 1,
            right: box.right - 1,
            top: box.top + high * 0.22,
            bottom: box.bottom - high * 0.22,
          }) ?? []
        );
      }),
    }));
  words.forEach((one, index) => {
    for (const other of words.slice(index + 1)) {
      if (one.place !== other.place) continue;
      if (one.boxes.some((box) => other.boxes.some((another) => shared(box, another)))) {
        overlapping.add(`words ${named(one.element)} × ${named(other.element)}`);
      }
    }
  });
  const least = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const small = all
    .filter((one) =>
      one.matches('select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])'),
    )
    .filter((one) => !isUnseen(one) && Number.parseFloat(style(one).fontSize) < least)
    .map(named);
  return { sideways, cut: [...cut], overlapping: [...overlapping], small };
}
