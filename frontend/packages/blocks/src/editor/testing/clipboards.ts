/* What people copy, and how four programs write it on the clipboard. The words are the same: each must arrive. */

type Run = string | { bold: string } | { italic: string } | { link: string };
type Piece =
  | { heading: string; level: 1 | 2 | 3 }
  | { text: Run[] }
  | { items: string[]; ordered?: boolean }
  | { rows: string[][] }
  | { picture: 'inside' | 'elsewhere'; alt: string };

export const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const hexOf = (address: string) =>
  Array.from(atob(address.split(',')[1] ?? ''), (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join(
    '',
  );

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Program = {
  runs: (runs: Run[]) => string;
  heading: (text: string, level: number) => string;
  paragraph: (inside: string) => string;
  list: (items: string[], ordered: boolean) => string;
  table: (rows: string[][]) => string;
  picture: (src: string, alt: string) => string;
  /** Where a picture that comes along stands, and one that does not. */
  inside: string;
  elsewhere: string;
  /** What the program puts beside the HTML for pictures that come along, or that no browser could show. */
  rtf?: (pictures: ('inside' | 'elsewhere')[]) => string;
  page: (body: string) => string;
};

const runsWith = (bold: (text: string) => string, italic: (text: string) => string) => (runs: Run[]) =>
  runs
    .map((run) => {
      if (typeof run === 'string') return escaped(run);
      if ('bold' in run) return bold(escaped(run.bold));
      if ('italic' in run) return italic(escaped(run.italic));
      return `<a href="https://exemple.fr/page">${escaped(run.link)}</a>`;
    })
    .join('');

const word: Program = {
  runs: runsWith(
    (text) => `<b><span style='mso-bidi-font-weight:normal'>${text}</span></b>`,
    (text) => `<i style='mso-bidi-font-style:normal'>${text}</i>`,
  ),
  heading: (text, level) =>
    `<h${level} style='margin-top:12.0pt'><a name="_Toc1"></a><span style='font-family:"Calibri Light",sans-serif'>${escaped(text)}<o:p></o:p></span></h${level}>`,
  paragraph: (inside) => `<p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%'>${inside}<o:p></o:p></p>`,
  list: (items, ordered) =>
    items
      .map(
        (item, index) =>
          `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${ordered ? `${index + 1}.` : '·'}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${escaped(item)}<o:p></o:p></p>`,
      )
      .join('\n'),
  table: (rows) =>
    `<table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-yfti-tbllook:1184'>${rows
      .map(
        (row) =>
          `<tr>${row.map((cell) => `<td width=151 valign=top style='width:4.0cm'>${word.paragraph(escaped(cell))}</td>`).join('')}</tr>`,
      )
      .join('')}</table>`,
  picture: (src, alt) =>
    `<p class=MsoNormal><!--[if gte vml 1]><v:shape type="#_x0000_t75"><v:imagedata src="file:///C:/x.png"/></v:shape><![endif]--><![if !vml]><img width=320 height=180 src="${src}" alt="${alt}" v:shapes="Image_x0020_1"><![endif]><o:p></o:p></p>`,
  inside: 'file:///C:/Users/rh/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png',
  rtf: (pictures) =>
    `{\\rtf1\\ansi{\\fonttbl{\\f0 Calibri;}}{\\*\\listtable{\\*\\listpicture{\\pict\\pngblip ${hexOf(PNG)}}}}${pictures
      .map((kind) => {
        const blip = kind === 'inside' ? `\\pngblip\\bliptag-14 {\\*\\blipuid 01ff}\n${hexOf(PNG)}` : '\\emfblip 0100';
        return `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn pib}{\\sv 1}}}\\picw847${blip}}}{\\nonshppict{\\pict\\wmetafile8 0100}}\\par `;
      })
      .join('')}}`,
  elsewhere: 'file:///C:/Users/rh/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg',
  page: (body) =>
    `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=FR style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`,
};

const libre: Program = {
  runs: runsWith(
    (text) => `<b>${text}</b>`,
    (text) => `<i>${text}</i>`,
  ),
  heading: (text, level) =>
    `<h${level} class="western" style="page-break-after: avoid"><font face="Liberation Sans">${escaped(text)}</font></h${level}>`,
  paragraph: (inside) =>
    `<p style="line-height: 115%; margin-bottom: 0.25cm"><font size="3" style="font-size: 12pt">${inside}</font></p>`,
  list: (items, ordered) =>
    `<${ordered ? 'ol' : 'ul'}>${items.map((item) => `<li><p style="line-height: 100%">${escaped(item)}</p></li>`).join('\n')}</${ordered ? 'ol' : 'ul'}>`,
  table: (rows) =>
    `<table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/>${rows
      .map(
        (row) =>
          `<tr valign="top">${row.map((cell) => `<td width="50%" style="border: 1px solid #000000"><p>${escaped(cell)}</p></td>`).join('')}</tr>`,
      )
      .join('')}</table>`,
  picture: (src, alt) =>
    `<p><img src="${src}" name="Image1" alt="${alt}" align="bottom" width="320" height="180" border="0"/></p>`,
  inside: PNG,
  elsewhere: 'file:///tmp/lu12345/lu12345.tmp/copie_html_1.png',
  page: (body) =>
    `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">p { line-height: 115% }</style></head><body lang="fr-FR" link="#000080" dir="ltr">${body}</body></html>`,
};

const docs: Program = {
  runs: runsWith(
    (text) => `<span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">${text}</span>`,
    (text) => `<span style="font-size:11pt;font-style:italic;white-space:pre-wrap;">${text}</span>`,
  ),
  heading: (text, level) =>
    `<h${level} dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400;">${escaped(text)}</span></h${level}>`,
  paragraph: (inside) =>
    `<p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;">${inside}</span></p>`,
  list: (items, ordered) =>
    `<${ordered ? 'ol' : 'ul'} style="margin-top:0;padding-inline-start:48px;">${items
      .map(
        (item) =>
          `<li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>${escaped(item)}</span></p></li>`,
      )
      .join('')}</${ordered ? 'ol' : 'ul'}>`,
  table: (rows) =>
    `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="300"/></colgroup><tbody>${rows
      .map(
        (row) =>
          `<tr style="height:0pt">${row.map((cell) => `<td style="border:solid #000000 1pt">${docs.paragraph(escaped(cell))}</td>`).join('')}</tr>`,
      )
      .join('')}</tbody></table></div><br />`,
  picture: (src, alt) =>
    `<p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;width:320px;height:180px;"><img src="${src}" width="320" height="180" alt="${alt}" style="margin-left:0px;" /></span></p>`,
  inside: PNG,
  elsewhere: 'https://lh7-rt.googleusercontent.com/docsz/AD_4nXc?key=x',
  page: (body) => `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f1c">${body}</b>`,
};

const web: Program = {
  runs: runsWith(
    (text) => `<strong class="c-strong">${text}</strong>`,
    (text) => `<em>${text}</em>`,
  ),
  heading: (text, level) => `<header><h${level} id="t" onclick="track()">${escaped(text)}</h${level}></header>`,
  paragraph: (inside) => `<div class="content"><p style="color: rgb(51, 51, 51);">${inside}</p></div>`,
  list: (items, ordered) =>
    `<${ordered ? 'ol' : 'ul'} class="list">${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</${ordered ? 'ol' : 'ul'}>`,
  table: (rows) =>
    `<div class="table-wrapper"><table class="table"><thead><tr>${(rows[0] ?? []).map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead><tbody>${rows
      .slice(1)
      .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
      .join('')}</tbody></table></div>`,
  picture: (src, alt) =>
    `<figure><a href="https://exemple.fr/grand"><picture><source srcset="https://exemple.fr/a.webp"><img loading="lazy" src="${src}" srcset="https://exemple.fr/a2.png 2x" alt="${alt}" width="640"></picture></a></figure>`,
  inside: PNG,
  elsewhere: 'https://exemple.fr/images/accueil.png',
  page: (body) =>
    `<html><body><!--StartFragment--><main style="font-family: Arial">${body}<script>track()</script><img src="https://suivi.exemple.fr/p.gif" width="1" height="1"></main><!--EndFragment--></body></html>`,
};

const programs = { word, libre, docs, web };

const contents: Record<string, Piece[]> = {
  'un règlement': [
    { heading: 'Règlement intérieur', level: 1 },
    { text: ['Chacun ', { bold: 'respecte' }, ' les horaires & les ', { italic: 'consignes' }, ' de 8 h < 9 h.'] },
    { heading: 'Tenue', level: 2 },
    { items: ['Chaussures fermées', 'Cheveux attachés', 'Badge visible'] },
  ],
  'un planning': [
    { heading: 'Semaine 12', level: 2 },
    {
      rows: [
        ['Équipe', 'Matin', 'Soir'],
        ['Cuisine', '7 h', '15 h'],
        ['Salle', '11 h', '23 h'],
      ],
    },
    { text: ['Un échange se demande au chef de rang.'] },
  ],
  'une procédure': [
    { text: [{ bold: 'Avant' }, ' de quitter le poste, suivez l’ordre.'] },
    { items: ['Couper le gaz', 'Nettoyer le plan', 'Sortir les poubelles', 'Signer la feuille'], ordered: true },
    { text: ['Voir ', { link: 'la fiche complète' }, ' au besoin.'] },
  ],
  'une page avec des images': [
    { heading: 'Plan du site', level: 1 },
    { picture: 'inside', alt: 'Plan des étages' },
    { text: ['Le vestiaire est au sous-sol.'] },
    { picture: 'elsewhere', alt: 'Façade' },
    { text: ['Sonnez à l’entrée.'] },
  ],
  'un courrier': [
    { text: ['Madame, Monsieur,'] },
    { text: ['Nous avons le plaisir de vous accueillir ', { italic: 'le 3 mars' }, ', à 9 h précises.'] },
    { text: [{ bold: 'Pensez à votre pièce d’identité' }, '.'] },
    { text: ['L’équipe des ressources humaines'] },
  ],
  'un tableau large': [
    { rows: Array.from({ length: 9 }, (_, row) => Array.from({ length: 8 }, (_, column) => `L${row}C${column}`)) },
  ],
  'des titres et des listes': [
    { heading: 'Santé', level: 1 },
    { heading: 'Médecine du travail', level: 2 },
    { items: ['Visite d’information', 'Visite de reprise'] },
    { heading: 'Numéros', level: 3 },
    { items: ['SAMU 15', 'Pompiers 18', 'Urgences 112'], ordered: true },
    { text: ['Composez le 15 < 30 secondes après l’accident.'] },
  ],
  'des images à la suite': [
    { picture: 'inside', alt: 'Étape 1' },
    { picture: 'inside', alt: 'Étape 2' },
    { text: ['Deux gestes suffisent.'] },
  ],
};

const write = (program: Program, piece: Piece) => {
  if ('heading' in piece) return program.heading(piece.heading, piece.level);
  if ('text' in piece) return program.paragraph(program.runs(piece.text));
  if ('items' in piece) return program.list(piece.items, piece.ordered ?? false);
  if ('rows' in piece) return program.table(piece.rows);
  return program.picture(program[piece.picture], piece.alt);
};

const wordsIn = (piece: Piece) => {
  if ('heading' in piece) return piece.heading;
  if ('text' in piece) return piece.text.map((run) => (typeof run === 'string' ? run : Object.values(run)[0])).join('');
  if ('items' in piece) return piece.items.join(' ');
  return 'rows' in piece ? piece.rows.flat().join(' ') : '';
};

const pictures = (pieces: Piece[], wanted: 'inside' | 'elsewhere') =>
  pieces.filter((piece) => 'picture' in piece && piece.picture === wanted).length;

/** Every content as every program writes it: its HTML, what is beside it, its words, and how many pictures come with it or stay away. */
export const clipboards = Object.entries(programs).flatMap(([program, writes]) =>
  Object.entries(contents).map(([name, pieces]) => ({
    name: `${name} (${program})`,
    program,
    html: writes.page(pieces.map((piece) => write(writes, piece)).join('\n')),
    rtf: writes.rtf?.(pieces.flatMap((piece) => ('picture' in piece ? [piece.picture] : []))) ?? '',
    words: pieces.map(wordsIn).join(' ').split(/\s+/).filter(Boolean),
    taken: pictures(pieces, 'inside'),
    leftOut: pictures(pieces, 'elsewhere'),
  })),
);
