import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';

type Schemas = components['schemas'];
type NewsItem = Schemas['NewsOut'];
type Tutorial = Schemas['TutorialOut'];

/** A text of a document: one paragraph. */
export const written = (text: string) => ({
  schema: 2,
  blocks: [{ id: 'b1', type: 'paragraph', props: {}, text: [{ type: 'text', text }] }],
});

export const leave: NewsItem = {
  id: '01930000-0000-7000-8000-00000000c001',
  title: 'Congés et maladie : 4 chapitres revus',
  lead: 'La règle du report change au 1er avril.',
  lang: 'fr-FR',
  image: null,
  published_at: '2027-03-15T08:00:00Z',
  pinned: false,
  is_read: false,
  body: written('Nous avons revu quatre chapitres.'),
  media: [],
};

export const importing: Tutorial = {
  id: '01930000-0000-7000-8000-00000000d001',
  slug: 'importer',
  title: 'Importer vos participants',
  lead: 'Colonnes, essai à blanc, erreurs',
  lang: 'fr-FR',
  image: null,
  topic: 'hand_over',
  screens: ['/home'],
  minutes: 4,
  has_video: false,
  is_done: false,
  body: written('Préparez un fichier.'),
  video: null,
  transcript: '',
  media: [],
};

type World = { news?: readonly NewsItem[]; tutorials?: readonly Tutorial[]; contacts?: Schemas['HelpContacts'] };

/** News and tutorials of one person; what they read and did is kept. */
export const contentServer = ({ news = [], tutorials = [], contacts }: World = {}) => {
  const [read, done] = [new Set<unknown>(), new Set<unknown>()];
  const one = <Item extends { id: string }>(items: readonly Item[], id: unknown) => {
    const found = items.find((item) => item.id === id);
    return found ? HttpResponse.json(found) : HttpResponse.json({ code: 'not_found', message: '' }, { status: 404 });
  };
  const nothing = () => new HttpResponse(null, { status: 204 });
  const ofTutorials = () => tutorials.map((item) => ({ ...item, is_done: item.is_done || done.has(item.id) }));
  return [
    http.get('/api/news', ({ request }) => {
      const limit = Number(new URL(request.url).searchParams.get('limit'));
      const items = news.map((item) => ({ ...item, is_read: item.is_read || read.has(item.id) }));
      return HttpResponse.json({ items: items.slice(0, limit), next: items.length > limit ? 'more' : null });
    }),
    http.get('/api/news/:id', ({ params }) => one(news, params.id)),
    http.post('/api/news/:id/read', ({ params }) => {
      read.add(params.id);
      return nothing();
    }),
    http.get('/api/tutorials', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [screen, search] = [searchParams.get('screen'), searchParams.get('search')?.toLowerCase() ?? ''];
      const items = ofTutorials().filter(
        ({ screens, title }) => (!screen || screens.includes(screen)) && title.toLowerCase().includes(search),
      );
      return HttpResponse.json({ items, next: null });
    }),
    http.get('/api/tutorials/:id', ({ params }) => one(ofTutorials(), params.id)),
    http.post('/api/tutorials/:id/done', ({ params }) => {
      done.add(params.id);
      return nothing();
    }),
    http.get('/api/help/contacts', () => HttpResponse.json(contacts ?? { administrators: [], operator: null })),
  ];
};
