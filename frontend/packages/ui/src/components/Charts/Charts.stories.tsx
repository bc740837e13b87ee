import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Bars } from './Bars';
import { Columns } from './Columns';
import { Funnel } from './Funnel';
import { LineChart } from './LineChart';
import { Share } from './Share';

export default { title: 'Charts' } satisfies Meta;

const days = [4, 9, 12, 7, 15, 3, 0, 18].map((value, day) => ({
  key: `${day}`,
  label: `le ${day + 1} juin`,
  value,
  text: `${value} lectures`,
}));

export const Light: StoryObj = {
  render: () => (
    <>
      <Funnel
        label="612 invités, 548 ont ouvert, 461 ont lu, 402 ont pris connaissance"
        steps={[
          { key: 'a', label: 'Invités', value: 612, text: '612', note: 'personnes' },
          { key: 'b', label: 'Ouverts', value: 548, text: '548', note: '64 n’ont pas ouvert', share: '90 %' },
          { key: 'c', label: 'Lus en entier', value: 461, text: '461', note: '87 en cours', share: '84 %' },
          { key: 'd', label: 'Pris connaissance', value: 402, text: '402', note: '59 à faire signer', share: '87 %' },
        ]}
      />
      <Columns
        label="58 en 0 à 1 jour, 121 en 2 à 3, les autres masqués"
        columns={[
          { key: '0', label: '0–1 j', value: 58, text: '58' },
          { key: '2', label: '2–3 j', value: 121, text: '121' },
          { key: '4', label: '4–7 j', value: null, text: 'masqué' },
        ]}
      />
      <Bars
        label="Par site"
        bars={[
          { key: 'a', label: 'Hôtel du Plateau', value: 168, of: 224, text: '75 % 168/224' },
          { key: 'b', label: 'Chalet des Pradels', value: null, text: 'masqué' },
        ]}
      />
      <LineChart label="68 lectures en huit jours" walk="Parcourir les jours" points={days} />
      <Share
        label="231 par lien, 64 par compte"
        parts={[
          { key: 'l', label: 'Lien personnel', value: 231, text: '231' },
          { key: 'a', label: 'Compte', value: 64, text: '64' },
        ]}
      />
    </>
  ),
};
export const Dark: StoryObj = { ...Light, ...inDark };
