interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Position of the drawing's corner on the canvas, and scale. */
interface View extends Point {
  scale: number;
}

const smallest = 0.1;
const largest = 3;
/** Minimum legible scale. */
const readable = 0.42;
const margin = 12;
const moveTime = 220;
/** Pixels that a pointer may move and still click. */
const clickSlack = 5;

/** Moves and zooms the drawing by wheel, pinch, drag, buttons and keys. */
export class Viewport {
  private readonly canvas: HTMLElement;
  private view: View = { x: 0, y: 0, scale: 1 };
  private drawing: { scene: SVGGElement; size: Size } | null = null;
  private readonly pointers = new Map<number, Point>();
  private dragged = 0;
  private animation = 0;

  constructor(canvas: HTMLElement) {
    this.canvas = canvas;
    canvas.addEventListener('wheel', (event) => this.onWheel(event), { passive: false });
    canvas.addEventListener('pointerdown', (event) => this.onPointerDown(event));
    canvas.addEventListener('pointermove', (event) => this.onPointerMove(event));
    for (const end of ['pointerup', 'pointercancel'] as const)
      canvas.addEventListener(end, (event) => this.pointers.delete(event.pointerId));
    canvas.addEventListener('keydown', (event) => this.onKey(event));
    let { clientWidth: width } = canvas;
    new ResizeObserver(() => {
      // On phones the height changes whenever the browser hides a bar.
      if (canvas.clientWidth === width) return;
      width = canvas.clientWidth;
      this.fit(readable);
    }).observe(canvas);
  }

  show(svg: SVGSVGElement) {
    this.drawing = {
      scene: svg.querySelector<SVGGElement>('.scene')!,
      size: { width: Number(svg.dataset.width), height: Number(svg.dataset.height) },
    };
    this.fit(readable);
  }

  /** Whether the last press was a drag, so don't treat it as a click. */
  get wasDragged() {
    return this.dragged > clickSlack;
  }

  /** Shows the whole drawing, or its beginning if the scale would be below `least`. */
  fit(least = 0) {
    if (!this.drawing) return;
    const { width, height } = this.drawing.size;
    const room = this.room();
    const whole = Math.min(1.15, (room.width - 2 * margin) / width, (room.height - 2 * margin) / height);
    const scale = Math.max(whole, least);
    const centred = (available: number, length: number) => Math.max(margin, (available - length * scale) / 2);
    this.set({ scale, x: centred(room.width, width), y: centred(room.height, height) });
  }

  /** By a factor, around a point of the canvas; default: its middle. */
  zoom(factor: number, around: Point = this.middle()) {
    const scale = Math.min(largest, Math.max(smallest, this.view.scale * factor));
    const ratio = scale / this.view.scale;
    this.set({
      scale,
      x: around.x - (around.x - this.view.x) * ratio,
      y: around.y - (around.y - this.view.y) * ratio,
    });
  }

  /** Moves as little as possible to show these parts, or their middle if they don't fit. */
  reveal(parts: readonly Element[]) {
    if (parts.length === 0) return;
    const frame = this.canvas.getBoundingClientRect();
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left)) - frame.left;
    const right = Math.max(...boxes.map((box) => box.right)) - frame.left;
    const top = Math.min(...boxes.map((box) => box.top)) - frame.top;
    const bottom = Math.max(...boxes.map((box) => box.bottom)) - frame.top;
    const room = this.room();
    const x = this.view.x + shift(left, right, room.width);
    const y = this.view.y + shift(top, bottom, room.height);
    this.moveTo({ ...this.view, x, y });
  }

  /** The canvas minus what covers its lower edge. */
  private room(): Size {
    const { clientWidth: width, clientHeight } = this.canvas;
    const covered = parseFloat(getComputedStyle(this.canvas).getPropertyValue('--covered')) || 0;
    return { width, height: clientHeight - covered };
  }

  private middle(): Point {
    const { width, height } = this.room();
    return { x: width / 2, y: height / 2 };
  }

  private set(view: View) {
    cancelAnimationFrame(this.animation);
    this.draw(view);
  }

  private draw(view: View) {
    this.view = this.within(view);
    const { x, y, scale } = this.view;
    this.drawing?.scene.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
  }

  /** Keeps part of it visible. */
  private within({ x, y, scale }: View): View {
    if (!this.drawing) return { x, y, scale };
    const keep = 80;
    const { width, height } = this.room();
    const { size } = this.drawing;
    const limit = (at: number, available: number, length: number) =>
      Math.min(available - keep, Math.max(keep - length * scale, at));
    return { scale, x: limit(x, width, size.width), y: limit(y, height, size.height) };
  }

  private moveTo(end: View) {
    const start = this.view;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.set(end);
    cancelAnimationFrame(this.animation);
    const began = performance.now();
    const tick = (now: number) => {
      const part = Math.min(1, Math.max(0, now - began) / moveTime);
      const eased = 1 - (1 - part) ** 3;
      const between = (from: number, to: number) => from + (to - from) * eased;
      this.draw({
        x: between(start.x, end.x),
        y: between(start.y, end.y),
        scale: between(start.scale, end.scale),
      });
      if (part < 1) this.animation = requestAnimationFrame(tick);
    };
    this.animation = requestAnimationFrame(tick);
  }

  private pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  private onWheel(event: WheelEvent) {
    event.preventDefault();
    if (event.shiftKey) {
      const { x, y } = this.view;
      this.set({ ...this.view, x: x - event.deltaX, y: y - (event.deltaX === 0 ? event.deltaY : 0) });
      return;
    }
    // A pinch on a trackpad arrives as a wheel event with Ctrl, in smaller steps.
    const speed = event.ctrlKey ? 0.01 : event.deltaMode === 0 ? 0.0018 : 0.05;
    this.zoom(Math.exp(-event.deltaY * speed), this.pointOf(event));
  }

  private onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    if (this.pointers.size === 0) this.dragged = 0;
    this.pointers.set(event.pointerId, this.pointOf(event));
  }

  private onPointerMove(event: PointerEvent) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.pointOf(event);
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.pointers.set(event.pointerId, now);
    this.dragged += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.wasDragged) this.canvas.setPointerCapture(event.pointerId);
    const [other] = others;
    if (other) {
      this.zoom(distance(now, other) / (distance(before, other) || 1), halfway(now, other));
      return;
    }
    this.set({ ...this.view, x: this.view.x + now.x - before.x, y: this.view.y + now.y - before.y });
  }

  private onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = 60;
    const { x, y } = this.view;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => this.set({ ...this.view, x: x + step }),
      ArrowRight: () => this.set({ ...this.view, x: x - step }),
      ArrowUp: () => this.set({ ...this.view, y: y + step }),
      ArrowDown: () => this.set({ ...this.view, y: y - step }),
      '+': () => this.zoom(1.25),
      '=': () => this.zoom(1.25),
      '-': () => this.zoom(0.8),
      '0': () => this.fit(),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function shift(start: number, end: number, room: number): number {
  const edge = 24;
  if (end - start > room - 2 * edge) return (room - start - end) / 2;
  if (start < edge) return edge - start;
  return end > room - edge ? room - edge - end : 0;
}
