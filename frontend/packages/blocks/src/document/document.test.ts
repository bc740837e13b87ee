import { describe, expect, it } from 'vitest';
import { documentSchema } from './document';

const heading = (id: string) => ({ id, type: 'heading', props: { level: 2, text: 'Bienvenue' } });
const page = (...ids: string[]) => ({ schema: 1, title: 'Livret', lang: 'fr-FR', blocks: ids.map(heading) });

describe('a document', () => {
  it('holds blocks that have each their own id', () => {
    expect(documentSchema.safeParse(page('a', 'b')).success).toBe(true);
  });

  it('refuses two blocks with the same id, and names the second', () => {
    const { error } = documentSchema.safeParse(page('a', 'b', 'a'));

    expect(error?.issues.map(({ path }) => path)).toEqual([['blocks', 2, 'id']]);
  });
});
