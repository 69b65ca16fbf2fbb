import type { Draw } from '../draw.ts';
import type { Layout } from '../layout.ts';

/** How sections are headed. */
function headingCss({ heading, colour }: Layout): string {
  switch (heading) {
    case 'plain':
      return `h2{color:${colour}}`;
    case 'bar':
      return `h2{background:${colour};color:#fff;padding:3px 8px}`;
    case 'boxed':
      return `h2{border:1px solid ${colour};padding:2px 8px;text-align:center}`;
    case 'underlined':
      return `h2{border-bottom:1.5px solid ${colour};color:${colour};padding-bottom:2px}`;
    case 'ribbon':
      return `h2{border-bottom:2px solid ${colour}}h2 .title{background:${colour};color:#fff;padding:2px 22px 2px 10px;clip-path:polygon(0 0,100% 0,calc(100% - 12px) 100%,0 100%);display:inline-block}`;
    case 'edge':
      return `h2{border-left:4px solid ${colour};padding-left:8px}`;
    case 'dashes':
      return 'h2{text-align:center}h2 .title::before{content:"—— "}h2 .title::after{content:" ——"}';
    case 'centred':
      return `h2{text-align:center;border-top:1px solid #999;border-bottom:1px solid #999;padding:2px}`;
    case 'bracket':
      return 'h2 .title::before{content:"【"}h2 .title::after{content:"】"}';
    case 'pill':
      return `h2 .title{background:${colour};color:#fff;border-radius:12px;padding:2px 14px;display:inline-block}`;
    case 'dot':
      return `h2{border-bottom:1px dashed #aaa}h2::before{content:"";display:inline-block;width:8px;height:8px;background:${colour};border-radius:4px;margin-right:6px}`;
  }
}

/** Groups of one line as pages set them apart that know no flexible boxes. */
function apartCss({ apart }: Layout): string {
  switch (apart) {
    case 'flex':
      return '';
    case 'table':
      return '.line.between:not(.one){display:table;width:100%}.line.between>div{display:table-cell}.line.between:not(.one)>div:last-child{text-align:right}';
    case 'float':
      return '.line.between:not(.one){display:block;overflow:hidden}.line.between:not(.one)>div{display:inline-block;margin-right:14px}.line.between:not(.one)>div:last-child{float:right;margin:0}';
    case 'spaces':
      return '.line.between:not(.one){display:block}.line.between:not(.one)>div{display:inline;margin-right:2.5em}';
  }
}

/** The style sheet of one file. */
export function styleOf(draw: Draw, layout: Layout): string {
  const { font, size, leading, colour, margin, page } = layout;
  const dark = draw.chance(0.55);
  const tint = draw.pick(['#f2f4f7', '#eef3ee', '#f7f1ea', '#ececec', 'transparent']);
  const lines = draw.pick(['#000', '#555', '#999', colour]);
  const rules = draw.weighted({ all: 6, below: 2, none: 2 });
  return `
@page{size:${page};margin:${layout.frame === 'left' || layout.frame === 'right' ? 0 : margin}mm}
*{box-sizing:border-box}html{-webkit-print-color-adjust:exact}
body{font-family:${font},"Noto Sans SC","Noto Sans CJK SC",sans-serif;font-size:${size}pt;line-height:${leading};margin:0;color:#222}
h1{font-size:${draw.pick([16, 18, 20, 22, 24, 26])}pt;margin:0 0 4px;line-height:1.3;font-weight:${draw.pick([700, 700, 400])};letter-spacing:${draw.pick([0, 0, 0, 2, 4])}px;color:${draw.pick([colour, '#000', '#222'])}}
h2{font-size:${(size * draw.pick([1, 1.1, 1.2, 1.3, 1.45])).toFixed(1)}pt;margin:${draw.pick([6, 9, 12, 16])}px 0 ${draw.pick([3, 5, 7])}px;line-height:1.35;break-after:avoid;letter-spacing:${draw.pick([0, 0, 0, 0, 3])}px}
h2 .english{font-weight:400;font-size:.75em;margin-left:8px;opacity:.8}
${headingCss(layout)}
p{margin:${draw.pick([0, 1, 2])}px 0;text-align:${draw.pick(['left', 'justify'])}}
.banner{text-align:${draw.pick(['center', 'left', 'center'])};font-size:${size * 1.7}pt;font-weight:700;letter-spacing:${draw.pick([0, 4, 8])}px;margin-bottom:8px;color:${colour}}
.line{display:flex;gap:12px;justify-content:space-between}.line.one{display:block}.line.columns{display:grid;grid-auto-columns:1fr;grid-auto-flow:column}
.line>div{white-space:pre-wrap;tab-size:8}
${apartCss(layout)}
.watermark{position:fixed;top:42%;left:22%;font-size:60pt;color:#00000012;transform:rotate(-28deg);white-space:nowrap}${layout.lettering === 0 ? '' : `body{letter-spacing:${layout.lettering}px}`}
.strong{font-weight:700}.faint{color:${draw.pick(['#666', '#222', colour, '#888'])}}.line.head{${draw.pick(['', 'font-weight:700', `color:${colour}`, `font-size:${(size * 1.08).toFixed(1)}pt`])}}
.points{padding-left:${draw.pick([0, 6, 14])}px}.point{display:${draw.pick(['flex', 'flex', 'block'])};gap:6px}.marker{flex:none;white-space:pre}
.entry{margin-bottom:${draw.pick([3, 6, 9, 12])}px;${draw.chance(0.3) ? 'break-inside:avoid' : ''}}
${layout.timeline ? `.main .entry,body>section .entry{border-left:2px solid ${colour};padding-left:14px;position:relative}.main .entry::before,body>section .entry::before{content:"";position:absolute;left:-5px;top:6px;width:8px;height:8px;border-radius:4px;background:${colour}}` : ''}
.pairs{display:grid;gap:0 18px;justify-content:start}.label{${draw.pick(['font-weight:700', '', 'color:#666'])};white-space:pre}
.tags{display:flex;flex-wrap:wrap;gap:5px}.tags span{border:1px solid ${colour};border-radius:${draw.pick([0, 3, 10])}px;padding:0 8px;${draw.chance(0.3) ? `background:${colour};color:#fff` : ''}}
.bar{display:flex;align-items:center;gap:8px}.bar .what{width:9em}.bar i{display:block;width:${draw.pick([70, 110, 160])}px;height:6px;background:#ddd;border-radius:3px}.bar b{display:block;height:100%;background:${colour};border-radius:3px}
.aside{display:flex;gap:14px}.aside>.side{flex:none;width:${draw.pick([7.5, 9, 10.5])}em;min-width:${layout.periods.length ? 12 : 8}em;color:${draw.pick(['#666', colour, '#222'])}}.aside>.beside{flex:1;${layout.timeline ? `border-left:2px solid ${colour};padding-left:12px` : ''}}
table{border-collapse:collapse;width:100%}.grid{table-layout:fixed;margin:2px 0}.grid th{text-align:${draw.pick(['left', 'center'])};background:${rules === 'none' ? 'none' : tint}}.grid td,.grid th{padding:2px 6px;vertical-align:top;${rules === 'all' ? `border:1px solid ${lines}` : rules === 'below' ? `border-bottom:1px solid ${lines}` : ''}}
.sheet{margin:0 0 8px}.sheet th{font-weight:400}.sheet td,.sheet th{border:1px solid ${lines}!important}
.photo{width:${draw.pick([20, 24, 26])}mm;height:${draw.pick([28, 32, 34])}mm;flex:none;background:#cfd8e3;overflow:hidden}.photo.round{border-radius:50%;height:26mm;width:26mm}
.top{display:flex;gap:16px;align-items:${draw.pick(['center', 'flex-start'])};${draw.chance(0.25) ? `border-bottom:2px solid ${colour};padding-bottom:6px` : ''}}.top>.who{flex:1 1 40%;min-width:min-content;${draw.chance(0.35) ? 'text-align:center' : ''}}
.coloured{background:${colour};color:#fff;padding:14px 18px}.coloured h1,.coloured .wish{color:#fff}
.facts span.fact{white-space:pre-wrap}.facts{overflow-wrap:anywhere}h1{white-space:nowrap}.facts.lines>div{white-space:pre-wrap}.facts.cols{display:grid;grid-template-columns:repeat(${draw.pick([2, 2, 3, 4])},auto);gap:0 20px;text-align:left}.facts table td{padding:1px 12px 1px 0}
.facts.spread{display:flex;justify-content:space-between;flex-wrap:wrap;gap:0 14px}
.sign{font-family:FontAwesome;font-style:normal}
.wish{font-size:${(size * 1.15).toFixed(1)}pt;color:${draw.pick(['#444', colour])}}
.page{display:flex;min-height:100vh}.page>.bar-side{width:${draw.pick([28, 31, 34, 37])}%;flex:none;padding:${margin}mm ${Math.min(margin, 8)}mm;background:${dark ? colour : tint};color:${dark && tint !== '' ? '#fff' : '#222'};-webkit-box-decoration-break:clone}
.page>.main{flex:1;padding:${margin}mm ${Math.min(margin, 12)}mm;min-width:0}
${dark ? '.bar-side h1,.bar-side h2,.bar-side .faint,.bar-side .wish,.bar-side .side,.bar-side .label,.bar-side h2 .title{color:#fff!important}.bar-side h2{border-color:#fff!important;background:none}.bar-side .tags span{border-color:#fff}.bar-side .line.head{color:#fff}.bar-side .grid th{background:none}' : ''}
.bar-side .bar{flex-wrap:wrap;gap:0 6px}.bar-side .bar i{width:80px}.bar-side .bar .what{width:6.5em}.bar-side .line{flex-wrap:wrap}.bar-side .line.columns{display:flex}.bar-side .aside{display:block}.bar-side{overflow-wrap:anywhere}.bar-side .photo{margin:0 auto 8px}
.halves{column-count:2;column-gap:8mm}.halves .line{flex-wrap:wrap}.halves .entry{break-inside:avoid}
.beside-title{display:flex;gap:14px;margin-top:${draw.pick([6, 10, 14])}px;${draw.chance(0.4) ? 'border-top:1px solid #bbb;padding-top:6px' : ''}}.beside-title>h2{overflow-wrap:anywhere;break-after:auto;width:${draw.pick([5.5, 6.5, 7.5]) + (layout.naming === 'zh' ? 0 : 3)}em;flex:none;margin:0}.beside-title>h2 .title{max-width:100%}.beside-title>h2 .english{display:block;margin:0}.beside-title>.within{flex:1;min-width:0}
.card{border:1px solid #ccc;border-radius:6px;padding:6px 12px;margin:8px 0}.card h2{margin-top:2px}
.form td{overflow-wrap:anywhere}.form{table-layout:fixed;border:${draw.pick([1, 1, 2])}px solid ${lines}}.form>tbody>tr>td,.form>tbody>tr>th{border:1px solid ${lines};padding:${draw.pick([2, 4, 6])}px 6px;vertical-align:${draw.pick(['top', 'middle', 'middle'])}}.form th{background:${tint};font-weight:${draw.pick([400, 700])};text-align:center}.form .upright{writing-mode:vertical-rl;white-space:nowrap;letter-spacing:3px;margin:0 auto}.form td.value{text-align:${draw.pick(['center', 'left'])}}
`;
}
