import { server } from '@test/server';
import { specifiedPaths } from '@test/specifiedPaths';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@/locales/fr';
import { laterMessages } from '@/locales/fr/later';

const given = [
  ['fr-FR', 'Français', 'ltr'],
  ['en-GB', 'English', 'ltr'],
  ['ar', 'العربية', 'rtl', '5f1'],
  ['pt-PT', 'Português', 'ltr', ''],
];

/* A page that was given Arabic, of which administrators wrote some texts. */
const open = async (texts: Record<string, string>, told = given) => {
  document.head.innerHTML = `<meta name="livretier-languages" content='${JSON.stringify(told)}'>`;
  const asked: string[] = [];
  server.use(
    http.get('/_i18n/:locale/messages.json', ({ params, request }) => {
      asked.push(`${params.locale}${new URL(request.url).search}`);
      return HttpResponse.json(texts);
    }),
  );
  vi.resetModules();
  return { asked, ...(await import('./i18n')), ...(await import('./locales')), ...(await import('./withTexts')) };
};

beforeEach(() => {
  document.body.innerHTML = '';
});

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

/** Every French text of the studio, under the name by which a screen asks for it. */
const shipped = Object.entries({ ...messages, ...laterMessages }).flatMap(([namespace, tree]) =>
  flatten(tree as Tree, `${namespace}:`),
);
const counted = /_(zero|one|two|few|many|other)$/;
const asIs = { interpolation: { prefix: '\u0000', suffix: '\u0000' } };

describe('a language that administrators wrote', () => {
  it.each(['ar', 'pt-PT'])('LNG1: is in front of every address of the specification (%s)', async (code) => {
    await open({});
    const { joinLocale, splitLocale } = await import('./address');

    const split = specifiedPaths.map((path) => splitLocale(joinLocale(code, path)));

    expect(split).toEqual(specifiedPaths.map((path) => ({ locale: code, path })));
  });

  it.each(['ar', 'pt-PT'])('LNG1: says no key in the place of a text, whatever is counted (%s)', async (code) => {
    const { i18n, startI18n, loadLater } = await open({ 'home.title': 'x' });
    await startI18n(code);
    await loadLater();
    const say = (key: string, more = {}) => String(i18n.t(key as never, { ...asIs, ...more } as never));
    const plain = shipped.filter(([key]) => !counted.test(key) && key !== 'home:title');
    const forms = Map.groupBy(
      shipped.filter(([key]) => counted.test(key)),
      ([key]) => key.replace(counted, ''),
    );

    const raw = plain.filter(([key, text]) => say(key) !== text);
    const rawForms = [...forms].flatMap(([key, texts]) =>
      [0, 1, 2, 3, 11, 100, 1_000_000]
        .filter((count) => !texts.some(([, text]) => say(key, { count }) === text))
        .map((count) => `${key} ${count}`),
    );

    expect(plain.length).toBeGreaterThan(3000);
    expect(forms.size).toBeGreaterThan(200);
    expect(raw).toEqual([]);
    expect(rawForms).toEqual([]);
  });

  it('is offered in its own words, and turns the page', async () => {
    const { asked, startI18n, locales, localeName } = await open({ 'home.title': 'الرئيسية' });

    await expect(startI18n('ar')).resolves.toBe('ar');

    expect(locales).toEqual(['fr-FR', 'en-GB', 'ar', 'pt-PT']);
    expect(localeName('ar')).toBe('العربية');
    expect(document.documentElement).toHaveProperty('lang', 'ar');
    expect(document.documentElement).toHaveProperty('dir', 'rtl');
    expect(asked).toEqual(['ar?v=5f1']);
  });

  it('in which nothing is written yet is all French, and nothing is asked for', async () => {
    const { asked, i18n, startI18n } = await open({});

    await expect(startI18n('pt-PT')).resolves.toBe('pt-PT');

    expect(i18n.t('home:title')).toBe('Accueil');
    expect(asked).toEqual([]);
  });

  it('is left for one that reads to the right', async () => {
    const { startI18n, speak } = await open({});
    await startI18n('ar');

    await speak('fr-FR');

    expect(document.documentElement.dir).toBe('ltr');
  });

  it('says what was written, and French for the rest, in branches too', async () => {
    const { i18n, startI18n, loadLater } = await open({ 'home.title': 'الرئيسية', 'common.labels.close': 'إغلاق' });

    await startI18n('ar');
    await loadLater();

    expect(i18n.t('home:title')).toBe('الرئيسية');
    expect(i18n.t('accounts:signIn.heading')).toBe('Bon retour');
    expect(i18n.t('labels', { returnObjects: true })).toMatchObject({ close: 'إغلاق', cancel: 'Annuler' });
    expect(i18n.t('media:title')).toBe('Médiathèque');
  });

  it('has the six plurals of Arabic', async () => {
    const forms = { zero: 'صفر', one: 'واحد', two: 'اثنان', few: 'قليل', many: 'كثير', other: 'آخر' };
    const key = 'companies.switcher.count';
    const { i18n, startI18n } = await open(
      Object.fromEntries(Object.entries(forms).map(([form, text]) => [`${key}_${form}`, text])),
    );

    await startI18n('ar');

    const said = [0, 1, 2, 5, 11, 100].map((count) => i18n.t('companies:switcher.count' as never, { count } as never));
    expect(said).toEqual(Object.values(forms));
  });

  it('is French where its texts cannot be had', async () => {
    const { startI18n } = await open({});
    server.use(http.get('/_i18n/:locale/messages.json', () => HttpResponse.error()));

    await expect(startI18n('ar')).resolves.toBe('fr-FR');
    expect(document.documentElement).toHaveProperty('lang', 'fr-FR');
  });

  it('says which of its texts are French, until they are said in it', async () => {
    const { i18n, startI18n } = await open({ 'home.title': 'الرئيسية' });
    await startI18n('ar');
    const [french, arabic] = [document.createElement('p'), document.createElement('h1')];

    arabic.textContent = i18n.t('home:title');
    french.textContent = i18n.t('accounts:signIn.heading');
    document.body.append(french, arabic);

    await waitFor(() => expect(french).toHaveAttribute('lang', 'fr-FR'));
    expect(arabic).not.toHaveAttribute('lang');
    french.textContent = 'مرحبا';
    await waitFor(() => expect(french).not.toHaveAttribute('lang'));
  });
});

describe('French that administrators changed', () => {
  it('stands in the place of what is shipped, on screens that come later too', async () => {
    const told = [['fr-FR', 'Français', 'ltr', '7a2']];
    const texts = { 'home.title': 'Chez vous', 'media.title': 'Images et films' };
    const { asked, i18n, startI18n, loadLater } = await open(texts, told);

    await startI18n('fr-FR');
    await waitFor(() => expect(i18n.t('home:title')).toBe('Chez vous'));
    await loadLater();

    expect(i18n.t('media:title')).toBe('Images et films');
    expect(i18n.t('values:title')).not.toBe('title');
    expect(asked).toEqual(['fr-FR?v=7a2']);
  });
});
