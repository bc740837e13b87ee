import { fonts, spokenIn } from '@livretier/booklet';
import type { CSSProperties, ReactNode } from 'react';
import { initialOf } from '../bundle/icon';
import type { Inks } from './colours';
import type { MailInput } from './mailInput';
import type { Message, Part, Piece } from './message';

type Worn = { inks: Inks; title: CSSProperties; size: number };

/* Families that every machine has stand behind ours, which are fetched from nowhere. */
const family = (name: string) =>
  name.replaceAll('"', "'").replace('system-ui, sans-serif', 'system-ui, Helvetica, Arial, sans-serif');

/** A table is the one box that every mail program draws; it says nothing of its own. */
const Box = ({ className, style, children }: { className?: string; style?: CSSProperties; children: ReactNode }) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    border={0}
    className={className}
    style={style}
  >
    <tbody>{children}</tbody>
  </table>
);

/* Drawn once and never again: a place is name enough. */
const keyed = <Item,>(items: readonly Item[]) => items.map((item, place) => [`${place}`, item] as const);

const linked = { fontWeight: 600, textDecoration: 'underline' } as const;

const PieceView = ({ piece, inks }: { piece: Exclude<Piece, 'break'>; inks: Inks }) => {
  const bold = piece.bold ? <b>{piece.text}</b> : piece.text;
  const said = piece.italic ? <i>{bold}</i> : bold;
  if (!piece.href) return said;
  return (
    <a href={piece.href} className="m-link" style={{ color: inks.link, ...linked }}>
      {said}
    </a>
  );
};

const PiecesView = ({ pieces, inks }: { pieces: readonly Piece[]; inks: Inks }) =>
  keyed(pieces).map(([key, piece]) =>
    piece === 'break' ? <br key={key} /> : <PieceView key={key} piece={piece} inks={inks} />,
  );

const FactsView = ({ facts, inks }: { facts: { label: string; value: string }[]; inks: Inks }) => (
  <Box
    className="m-card"
    style={{
      margin: '16px 0 0',
      background: inks.card,
      border: `1px solid ${inks.line}`,
      borderRadius: 12,
      borderCollapse: 'separate',
    }}
  >
    <tr>
      {facts.map(({ label, value }, place) => (
        <td
          key={label}
          className="m-fact m-line"
          style={{
            padding: '12px 16px',
            verticalAlign: 'top',
            ...(place > 0 && { borderLeft: `1px solid ${inks.line}` }),
          }}
        >
          <span className="m-paler" style={{ display: 'block', fontSize: 15, color: inks.paler }}>
            {label}
          </span>{' '}
          <b style={{ fontWeight: 600 }}>{value}</b>
        </td>
      ))}
    </tr>
  </Box>
);

const ButtonView = ({ label, href, inks }: { label: string; href: string; inks: Inks }) => (
  <p style={{ margin: '18px 0 8px' }}>
    <a
      href={href}
      className="m-button m-full"
      style={{
        display: 'inline-block',
        padding: '13px 26px',
        borderRadius: 12,
        background: inks.button,
        color: inks.onButton,
        fontWeight: 600,
        textAlign: 'center',
        textDecoration: 'none',
      }}
    >
      {label}
    </a>
  </p>
);

const PartView = ({ part, worn: { inks, title, size } }: { part: Part; worn: Worn }) => {
  if (part.kind === 'facts') return <FactsView facts={part.facts} inks={inks} />;
  if (part.kind === 'button') return <ButtonView label={part.label} href={part.href} inks={inks} />;
  if (part.kind === 'list')
    return (
      <ul style={{ margin: '12px 0 0', padding: '0 0 0 22px' }}>
        {keyed(part.items).map(([key, pieces]) => (
          <li key={key} style={{ margin: '4px 0 0' }}>
            <PiecesView pieces={pieces} inks={inks} />
          </li>
        ))}
      </ul>
    );
  if (part.kind === 'note')
    return (
      <p className="m-paler" style={{ margin: 0, fontSize: 15, lineHeight: 1.45, color: inks.paler }}>
        {part.text}
      </p>
    );
  if (part.kind === 'heading')
    return (
      <h1 style={{ margin: '0 0 10px', fontSize: Math.round(size * 1.6), lineHeight: 1.2, ...title }}>
        <PiecesView pieces={part.pieces} inks={inks} />
      </h1>
    );
  return (
    <p style={{ margin: '12px 0 0' }}>
      <PiecesView pieces={part.pieces} inks={inks} />
    </p>
  );
};

const WIDTH = 600;
const CIRCLE = 36;

const Band = ({ company, inks, title }: { company: string; inks: Inks; title: CSSProperties }) => (
  <tr>
    <td
      className="m-side m-band"
      style={{ padding: '20px 32px', borderRadius: '14px 14px 0 0', background: inks.band, color: inks.onBand }}
    >
      <span
        aria-hidden="true"
        style={{
          display: 'inline-block',
          width: CIRCLE,
          marginRight: 10,
          borderRadius: CIRCLE / 2,
          background: inks.onBand,
          color: inks.band,
          textAlign: 'center',
          ...title,
          lineHeight: `${CIRCLE}px`,
        }}
      >
        {initialOf(company)}
      </span>
      <b style={{ fontWeight: 600 }}>{company}</b>
    </td>
  </tr>
);

const Foot = ({ foot: { sentences, stop }, inks }: { foot: Message['foot']; inks: Inks }) => (
  <tr>
    <td
      className="m-side m-line m-paler"
      style={{
        padding: '14px 32px 20px',
        borderTop: `1px solid ${inks.line}`,
        fontSize: 14,
        lineHeight: 1.45,
        color: inks.paler,
      }}
    >
      {sentences.join(' ')}{' '}
      {stop && (
        <a href={stop.href} className="m-link" style={{ color: inks.link, ...linked }}>
          {stop.label}
        </a>
      )}
    </td>
  </tr>
);

/** One column in what the booklet wears, each colour written where it is: mail programs leave sheets out. */
export const MailHtml = ({ input, message, inks }: { input: MailInput; message: Message; inks: Inks }) => {
  const { locale, header, theme } = input;
  const { family: titles, titleWeight } = fonts[theme.fonts.title];
  const worn = { inks, size: theme.size, title: { fontFamily: family(titles), fontWeight: titleWeight } };
  const spoken = spokenIn(locale);
  return (
    <html lang={spoken}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{message.subject}</title>
      </head>
      <body className="m-ground" style={{ margin: 0, padding: 0, background: inks.ground }}>
        {/* Said again where mail programs leave it: they take the body only. */}
        <main lang={spoken}>
          <Box className="m-ground" style={{ background: inks.ground }}>
            <tr>
              <td className="m-around" align="center" style={{ padding: '22px 0' }}>
                <table
                  role="presentation"
                  width={WIDTH}
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  className="m-sheet m-wide"
                  style={{
                    width: WIDTH,
                    borderRadius: '14px 14px 0 0',
                    background: inks.sheet,
                    color: inks.ink,
                    fontFamily: family(fonts[theme.fonts.text].family),
                    fontSize: theme.size,
                    lineHeight: 1.5,
                    textAlign: 'left',
                  }}
                >
                  <tbody>
                    <Band company={message.company} inks={inks} title={worn.title} />
                    {header && (
                      <tr>
                        <td style={{ background: inks.band, lineHeight: 0 }}>
                          <img
                            src={`cid:${header.cid}`}
                            alt=""
                            width={WIDTH}
                            style={{ display: 'block', width: '100%', height: 'auto', border: 0 }}
                          />
                        </td>
                      </tr>
                    )}
                    <tr>
                      <td className="m-side m-ink" style={{ padding: '22px 32px 20px', color: inks.ink }}>
                        {keyed(message.parts).map(([key, part]) => (
                          <PartView key={key} part={part} worn={worn} />
                        ))}
                      </td>
                    </tr>
                    <Foot foot={message.foot} inks={inks} />
                  </tbody>
                </table>
              </td>
            </tr>
          </Box>
        </main>
      </body>
    </html>
  );
};
