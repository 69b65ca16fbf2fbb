import { crc32, deflateSync } from 'node:zlib';
import type { UploadedFile } from '@pinjian/contract/endpoint.ts';
import type { Chance } from './chance.ts';

const side = 128;
type Colour = readonly [red: number, green: number, blue: number];
/** Ground and mark; quiet tones that white and dark pages both bear. */
const palettes: readonly (readonly [Colour, Colour])[] = [
  [
    [28, 78, 128],
    [242, 201, 120],
  ],
  [
    [36, 110, 92],
    [236, 240, 214],
  ],
  [
    [126, 54, 72],
    [246, 214, 196],
  ],
  [
    [66, 62, 118],
    [190, 214, 242],
  ],
  [
    [178, 92, 42],
    [252, 236, 208],
  ],
  [
    [40, 52, 66],
    [126, 204, 190],
  ],
  [
    [98, 122, 52],
    [248, 244, 210],
  ],
  [
    [20, 104, 140],
    [214, 240, 246],
  ],
];

/** How far a point lies inside a mark, in pixels; negative outside. Points are from -1 to 1. */
type Mark = (x: number, y: number) => number;
const disc = (cx: number, cy: number, radius: number): Mark => {
  return (x, y) => radius - Math.hypot(x - cx, y - cy);
};
const both =
  (a: Mark, b: Mark): Mark =>
  (x, y) =>
    Math.min(a(x, y), b(x, y));
const either =
  (a: Mark, b: Mark): Mark =>
  (x, y) =>
    Math.max(a(x, y), b(x, y));
const without =
  (a: Mark, b: Mark): Mark =>
  (x, y) =>
    Math.min(a(x, y), -b(x, y));
const bar = (at: number, width: number, from: number, to: number): Mark => {
  return (x, y) => Math.min(width - Math.abs(x - at), y - from, to - y);
};

function drawMark(chance: Chance): Mark {
  const leaf = both(disc(-0.34, 0, 0.66), disc(0.34, 0, 0.66));
  const marks: readonly Mark[] = [
    either(leaf, disc(0, 0.72, 0.1)),
    without(disc(0, 0, 0.6), disc(0.24, -0.2, 0.46)),
    either(either(bar(-0.36, 0.12, -0.1, 0.5), bar(0, 0.12, -0.5, 0.5)), bar(0.36, 0.12, -0.3, 0.5)),
    without(either(disc(0, -0.16, 0.5), disc(0, 0.3, 0.34)), disc(0, -0.16, 0.2)),
    either(disc(-0.26, 0.18, 0.34), without(disc(0.24, -0.14, 0.42), disc(0.24, -0.14, 0.24))),
    without(both(disc(0, 0.5, 1), disc(0, -0.5, 1)), disc(0, 0, 0.28)),
  ];
  const mark = chance.pick(marks);
  const angle = (chance.int(0, 7) * Math.PI) / 4;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return (x, y) => mark(x * cos - y * sin, x * sin + y * cos);
}

/** A drawn picture of a company's own: a mark on a ground, as an upload hands it on. */
export function drawLogo(name: string, chance: Chance): UploadedFile {
  const [ground, ink] = chance.pick(palettes);
  const mark = drawMark(chance);
  const rows = Array.from({ length: side }, (_, row) => {
    const line = Buffer.alloc(1 + side * 3);
    for (let column = 0; column < side; column++) {
      const inside = mark((column + 0.5 - side / 2) / (side / 2), (row + 0.5 - side / 2) / (side / 2)) * (side / 2);
      const share = Math.min(1, Math.max(0, inside + 0.5));
      for (const channel of [0, 1, 2] as const) {
        line[1 + column * 3 + channel] = Math.round(ground[channel] * (1 - share) + ink[channel] * share);
      }
    }
    return line;
  });
  return picture(`${name}.png`, encodePng(rows));
}

/** A licence to look at. */
export function drawLicence(): UploadedFile {
  return drawPaper('营业执照（演示）.png');
}

/** What a company hands in as the proof of a transfer. */
export function drawVoucher(): UploadedFile {
  return drawPaper('转账凭证（演示）.png');
}

/** A frame with lines, and no words that could be taken for a document. */
function drawPaper(name: string): UploadedFile {
  const rows = Array.from({ length: side }, (_, row) => {
    const line = Buffer.alloc(1 + side * 3, 250);
    line[0] = 0;
    for (let column = 0; column < side; column++) {
      const edge = Math.min(row, column, side - 1 - row, side - 1 - column);
      const written = row > 40 && row % 14 < 3 && column > 24 && column < 104;
      if (edge === 6 || edge === 7 || written) line.fill(edge < 8 ? 120 : 190, 1 + column * 3, 4 + column * 3);
    }
    return line;
  });
  return picture(name, encodePng(rows));
}

function picture(name: string, bytes: Buffer): UploadedFile {
  return { name, kind: 'image', type: 'image/png', size: bytes.length, bytes };
}

/** Rows of filter byte and RGB. */
function encodePng(rows: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
