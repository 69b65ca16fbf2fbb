import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { rulingOf, sidesOf, type Ruling } from './rulings.ts';

/** A piece of text as the page shows it. */
export interface ShownText {
  readonly text: string;
  /** Where it begins, in the page's own units. */
  readonly x: number;
  readonly y: number;
  /** Written in the colour of what is behind it, transparent, or without any ink: nobody can see it. */
  readonly hidden: boolean;
}

interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

type Matrix = readonly [number, number, number, number, number, number];
/** A colour as #rrggbb; null for a pattern, a picture or whatever else has no single one. */
type Colour = string | null;

type Box = readonly [number, number, number, number];

interface State {
  readonly clip: Box;
  /** Whether the clip is a rectangle, so that what is painted fills it. */
  readonly clipsPlainly: boolean;
  readonly ctm: Matrix;
  readonly fill: Colour;
  readonly stroke: Colour;
  readonly alpha: number;
  readonly lineWidth: number;
  readonly mode: number;
  readonly fontSize: number;
  readonly charSpacing: number;
  readonly wordSpacing: number;
  readonly scale: number;
  readonly leading: number;
}

interface Area {
  readonly box: Box;
  readonly colour: Colour;
}

const everywhere: Box = [-Infinity, -Infinity, Infinity, Infinity];

const start: State = {
  clip: everywhere,
  clipsPlainly: true,
  ctm: [1, 0, 0, 1, 0, 0],
  fill: '#000000',
  stroke: '#000000',
  alpha: 1,
  lineWidth: 1,
  mode: 0,
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
};

/** Text without ink: it belongs to a scan when a picture lies below it. */
const noInk = 3;
/** Colours that differ less than this in every channel are one to the eye. */
const sameColour = 20;
/** Lines and underlines are no background. */
const leastHeight = 4;
const mostAreas = 3000;
const mostRulings = 6000;

/** Follows what a page draws: of each piece of text whether anybody can see it, and the lines between them. */
export function followPage({ fnArray, argsArray }: Operators): Pick<PageWalk, 'shown' | 'spaces' | 'rulings'> {
  const page = new PageWalk();
  fnArray.forEach((fn, index) => page.step(fn, argsArray[index]));
  return page;
}

function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

function numbers(value: unknown): number[] {
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'number');
  if (value instanceof Float32Array) return [...value];
  return typeof value === 'number' ? [value] : [];
}

function matrixOf(value: unknown): Matrix | null {
  const [a, b, c, d, e, f] = numbers(value);
  return a === undefined || b === undefined || c === undefined || d === undefined || e === undefined || f === undefined
    ? null
    : [a, b, c, d, e, f];
}

const fills: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const strokes: ReadonlySet<number> = new Set([OPS.stroke, OPS.closeStroke]);
const pictures: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObject,
]);

class PageWalk {
  readonly shown: ShownText[] = [];
  /** Where spaces are written, in the page's own units: a gap may also be the page's justification. */
  readonly spaces: { readonly x: number; readonly y: number }[] = [];
  /** Upright and level lines, in the page's own units. */
  readonly rulings: Ruling[] = [];
  private state = start;
  private readonly saved: State[] = [];
  private readonly areas: Area[] = [];
  private clipIsNext = false;
  private textMatrix: Matrix = start.ctm;
  private at = { x: 0, y: 0, lineX: 0, lineY: 0 };

  step(fn: number, args: unknown): void {
    const list: readonly unknown[] = Array.isArray(args) ? args : [];
    if (fn === OPS.save) this.saved.push(this.state);
    else if (fn === OPS.restore || fn === OPS.paintFormXObjectEnd) this.state = this.saved.pop() ?? this.state;
    else if (fn === OPS.transform) this.transform(list);
    else if (fn === OPS.paintFormXObjectBegin) {
      this.saved.push(this.state);
      this.transform(list[0]);
    } else if (fn === OPS.constructPath) this.paint(list);
    else if (fn === OPS.clip || fn === OPS.eoClip) this.clipIsNext = true;
    else if (pictures.has(fn)) this.cover([0, 0, 1, 1], null);
    else if (fn === OPS.shadingFill) this.areas.push({ box: this.state.clip, colour: null });
    else if (!this.setColour(fn, list)) this.stepText(fn, list);
  }

  private transform(value: unknown): void {
    const matrix = matrixOf(value);
    if (matrix !== null) this.state = { ...this.state, ctm: multiply(this.state.ctm, matrix) };
  }

  private setColour(fn: number, list: readonly unknown[]): boolean {
    const colour = typeof list[0] === 'string' ? list[0] : null;
    if (fn === OPS.setFillRGBColor) this.state = { ...this.state, fill: colour };
    else if (fn === OPS.setStrokeRGBColor) this.state = { ...this.state, stroke: colour };
    else if (fn === OPS.setFillColorN) this.state = { ...this.state, fill: null };
    else if (fn === OPS.setStrokeColorN) this.state = { ...this.state, stroke: null };
    else if (fn === OPS.setLineWidth) this.state = { ...this.state, lineWidth: numbers(list)[0] ?? 1 };
    else if (fn === OPS.setGState) {
      const pairs: readonly unknown[] = Array.isArray(list[0]) ? list[0] : [];
      const alpha: unknown = pairs.find((pair): pair is unknown[] => Array.isArray(pair) && pair[0] === 'ca')?.[1];
      if (typeof alpha === 'number') this.state = { ...this.state, alpha };
    } else return false;
    return true;
  }

  private paint([operator, path, minMax]: readonly unknown[]): void {
    const [x0, y0, x1, y1] = numbers(minMax);
    if (typeof operator !== 'number' || x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined)
      return;
    const isPlain = isRectangle(path);
    this.rule(operator, path, [x0, y0, x1, y1]);
    if (fills.has(operator) && this.state.alpha > 0.5) this.cover([x0, y0, x1, y1], this.state.fill, isPlain);
    if (this.clipIsNext) {
      this.clipIsNext = false;
      const clipsPlainly = this.state.clipsPlainly && isPlain;
      this.state = { ...this.state, clip: this.within([x0, y0, x1, y1]), clipsPlainly };
    }
    // Some programs draw the bar behind a heading as one thick line.
    const half = this.state.lineWidth / 2;
    if (strokes.has(operator) && this.state.lineWidth >= leastHeight)
      this.cover([x0 - half, y0 - half, x1 + half, y1 + half], this.state.stroke);
  }

  /** Notes the lines of tables, whether they are drawn or are the thinnest of areas. */
  private rule(operator: number, path: unknown, corners: Box): void {
    if (this.state.alpha < 0.05 || this.rulings.length >= mostRulings) return;
    const bare = fills.has(operator) ? rulingOf(this.within(corners)) : null;
    if (bare !== null) this.rulings.push(bare);
    else if (strokes.has(operator) || (fills.has(operator) && operator !== OPS.fill && operator !== OPS.eoFill))
      this.rulings.push(...sidesOf(path, (x, y) => this.point(x, y)));
  }

  /** Notes what was painted. A dark shape that is no rectangle does not fill its box: nothing is known of what lies there. */
  private cover(corners: Box, colour: Colour, isPlain = true): void {
    const box = this.within(corners);
    if (box[3] - box[1] < leastHeight || box[2] <= box[0] || this.areas.length >= mostAreas) return;
    const known = (isPlain && this.state.clipsPlainly) || (colour !== null && areAlike(colour, '#ffffff'));
    this.areas.push({ box, colour: known ? colour : null });
  }

  /** A box of the current units in the page's, as far as the clip lets it through. */
  private within([x0, y0, x1, y1]: Box): Box {
    const [a, b] = [this.point(x0, y0), this.point(x1, y1)];
    const { clip } = this.state;
    return [
      Math.max(clip[0], Math.min(a.x, b.x)),
      Math.max(clip[1], Math.min(a.y, b.y)),
      Math.min(clip[2], Math.max(a.x, b.x)),
      Math.min(clip[3], Math.max(a.y, b.y)),
    ];
  }

  private point(x: number, y: number, matrix = this.state.ctm): { x: number; y: number } {
    return { x: matrix[0] * x + matrix[2] * y + matrix[4], y: matrix[1] * x + matrix[3] * y + matrix[5] };
  }

  private stepText(fn: number, list: readonly unknown[]): void {
    const [first = 0, second = 0] = numbers(list);
    if (fn === OPS.setFont) this.state = { ...this.state, fontSize: first };
    else if (fn === OPS.setTextRenderingMode) this.state = { ...this.state, mode: first };
    else if (fn === OPS.setCharSpacing) this.state = { ...this.state, charSpacing: first };
    else if (fn === OPS.setWordSpacing) this.state = { ...this.state, wordSpacing: first };
    else if (fn === OPS.setHScale) this.state = { ...this.state, scale: first / 100 };
    else if (fn === OPS.setLeading) this.state = { ...this.state, leading: -first };
    else if (fn === OPS.beginText) this.beginLine(start.ctm);
    else if (fn === OPS.setTextMatrix) this.beginLine(matrixOf(list) ?? matrixOf(list[0]) ?? start.ctm);
    else if (fn === OPS.moveText) this.moveLine(first, second);
    else if (fn === OPS.setLeadingMoveText) {
      this.state = { ...this.state, leading: second };
      this.moveLine(first, second);
    } else if (fn === OPS.nextLine) this.moveLine(0, this.state.leading);
    else if (fn === OPS.showText || fn === OPS.showSpacedText) this.show(list[0]);
  }

  private beginLine(matrix: Matrix): void {
    this.textMatrix = matrix;
    this.at = { x: 0, y: 0, lineX: 0, lineY: 0 };
  }

  private moveLine(x: number, y: number): void {
    const [lineX, lineY] = [this.at.lineX + x, this.at.lineY + y];
    this.at = { x: lineX, y: lineY, lineX, lineY };
  }

  private show(glyphs: unknown): void {
    if (!Array.isArray(glyphs)) return;
    const { fontSize, charSpacing, wordSpacing, scale } = this.state;
    const matrix = multiply(this.state.ctm, this.textMatrix);
    const from = this.point(this.at.x, this.at.y, matrix);
    let text = '';
    for (const glyph of glyphs as readonly unknown[]) {
      if (typeof glyph === 'number') {
        this.at.x -= (glyph * fontSize * scale) / 1000;
        continue;
      }
      if (typeof glyph !== 'object' || glyph === null) continue;
      const width: unknown = Reflect.get(glyph, 'width');
      const unicode: unknown = Reflect.get(glyph, 'unicode');
      if (unicode === ' ' || unicode === '\u00a0') this.spaces.push(this.point(this.at.x, this.at.y, matrix));
      const spacing = (Reflect.get(glyph, 'isSpace') === true ? wordSpacing : 0) + charSpacing;
      this.at.x += (((typeof width === 'number' ? width : 0) * fontSize) / 1000 + spacing) * scale;
      if (typeof unicode === 'string') text += unicode;
    }
    const to = this.point(this.at.x, this.at.y + 0.3 * fontSize, matrix);
    this.shown.push({ text, ...from, hidden: this.isHidden((from.x + to.x) / 2, to.y) });
  }

  private isHidden(x: number, y: number): boolean {
    const below = this.areas.findLast(({ box }) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]);
    const { mode, alpha, fill } = this.state;
    if (mode === noInk) return below === undefined || below.colour !== null;
    if (alpha < 0.05) return true;
    const ink = mode === 1 ? this.state.stroke : fill;
    const background = below === undefined ? '#ffffff' : below.colour;
    return ink !== null && background !== null && areAlike(ink, background);
  }
}

/** Whether a path is four corners joined by lines: 0 x y, then 1 x y three or four times, then 4. */
function isRectangle(path: unknown): boolean {
  const steps = Array.isArray(path) ? numbers(path[0]) : [];
  const corners = steps.length % 3 === 1 ? steps.length - 1 : steps.length;
  if (corners < 12 || corners > 15) return false;
  const points = Array.from({ length: corners / 3 }, (_, index) => steps.slice(3 * index, 3 * index + 3));
  return points.every(([step], index) => step === (index === 0 ? 0 : 1));
}

function areAlike(one: string, other: string): boolean {
  return [1, 3, 5].every(
    (at) =>
      Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) < sameColour,
  );
}
