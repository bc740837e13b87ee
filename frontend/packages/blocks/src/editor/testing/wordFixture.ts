/* What Word puts on the clipboard: its own namespaces, conditional comments, lists drawn as paragraphs. */

const item = (list: number, level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l${list} level${level} lfo${list + 1}'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const cell = (text: string, width = 150) =>
  `<td width=${width} valign=top style='width:${width}.0pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal style='margin-bottom:0cm'>${text}<o:p></o:p></p></td>`;

const row = (...cells: string[]) => `<tr style='mso-yfti-irow:0'>${cells.join('\n')}</tr>`;

const page = (number: number) => `
<h1><a name="_Toc${number}"></a>Chapitre ${number}<o:p></o:p></h1>
<p class=MsoNormal>Bienvenue dans la <b>maison</b>, où l’<i>accueil</i> et le <u>soin</u> comptent autant
que le service&nbsp;: <b><i>lisez</i></b> cette page ${number}.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>Avant de commencer<o:p></o:p></h2>
${item(0, 1, '·', 'Se laver les mains')}
${item(0, 2, 'o', 'Savon <b>doux</b>')}
${item(0, 2, 'o', 'Trente secondes')}
${item(0, 1, '·', 'Mettre la tenue')}
<h3>Dans l’ordre<o:p></o:p></h3>
${item(1, 1, '1.', 'Pointer')}
${item(1, 1, '2.', 'Saluer l’équipe')}
${item(1, 2, 'a.', 'La cuisine')}
${item(1, 1, '3.', 'Lire le tableau')}
<p class=MsoNormal>Voir <a href="https://example.fr/horaires">les horaires</a> ou <a href="mailto:rh@example.fr">écrire</a>.</p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
${row(cell('<b>Jour</b>'), cell('<b>Ouverture</b>'), cell('<b>Fermeture</b>'))}
${row(cell('Lundi'), cell('8 h'), cell('18 h'))}
${row(cell('Mardi'), cell('9 h'), cell('<b>19 h</b>'))}
</table>
<p class=MsoNormal><span lang=EN-US style='mso-ansi-language:EN-US'>Welcome to page ${number}.</span></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="i${number}"><v:imagedata src="file:///C:/x.png"/></v:shape><![endif]--><![if !vml]><img width=100 src="file:///C:/clip_image00${number}.png"><![endif]></p>`;

/** A document of this many pages, copied from Word. */
export const wordHtml = (
  pages: number,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @page WordSection1 {size:595.3pt 841.9pt;} --></style></head>
<body lang=FR style='tab-interval:35.4pt'><!--StartFragment-->
${Array.from({ length: pages }, (_, index) => page(index + 1)).join('\n<br clear=all style="page-break-before:always">\n')}
<!--EndFragment--></body></html>`;
