import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockView } from '../BlockView';
import type { BlockOf } from '../block';
import { blocks } from '../samples/blocks';
import { inBooklet } from '../stories/inBooklet';

export default {
  title: 'Blocks/Contact',
  component: BlockView,
  decorators: [inBooklet],
} satisfies Meta<typeof BlockView>;

type Story = StoryObj<typeof BlockView>;

const nobody = { media: null, name: '', role: '', phone: '', email: '', place: '' };
const somebody = (props: Partial<BlockOf<'contact'>['props']>): Story => ({
  args: { block: { ...blocks.contact, props: { ...nobody, ...props } } },
});

export const Filled: Story = { args: { block: blocks.contact } };
export const NameOnly = somebody({ name: blocks.contact.props.name });
export const KnownValues = somebody({
  name: '{{disability_contact}}',
  role: 'Référente handicap',
  phone: '{{disability_contact_phone}}',
  email: '{{disability_contact_email}}',
  place: '{{reception}}, le matin',
});
export const UnknownValues = somebody({
  name: '{{safety_contact}}',
  role: 'Sécurité',
  phone: '{{safety_contact_phone}}',
  place: '{{staff_room}}',
});
