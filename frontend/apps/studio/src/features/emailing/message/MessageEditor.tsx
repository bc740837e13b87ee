import { FormDialog, Icon, IconButton, TextField } from '@livretier/ui';
import { IconBold, IconItalic, IconLink, IconList, IconSquareRoundedPlus } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyIn, bodyOut, subjectIn, subjectOut } from './editorNodes';
import { addressOf, bodyExtensions, subjectExtensions, type VariableNames } from './extensions';
import classes from './Message.module.css';
import { type Fault, lengthOf, type Message, SUBJECT_CHARACTERS, subjectVariables, type Variable } from './nodes';
import { TextEditor } from './TextEditor';

type LinkProps = { editor: Editor; onClose: () => void };

/** Asks where the words lead, and says when they may not lead there. */
const LinkDialog = ({ editor, onClose }: LinkProps) => {
  const { t } = useTranslation(['emailing', 'common']);
  const known = editor.getAttributes('link').href as string | undefined;
  const [address, setAddress] = useState(known ?? '');
  const [refused, setRefused] = useState(false);
  const send = () => {
    const typed = address.trim();
    const href = typed === '' ? undefined : addressOf(typed);
    if (typed !== '' && href === undefined) return setRefused(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === undefined) chain.unsetMark('link').run();
    else chain.setMark('link', { href }).run();
    onClose();
  };
  return (
    <FormDialog
      title={t('message.link.title')}
      accept={t('message.link.accept')}
      reject={t('common:labels.cancel')}
      busy={false}
      onClose={onClose}
      onSubmit={send}
    >
      <TextField
        label={t('message.link.address')}
        hint={t('message.link.hint')}
        inputMode="url"
        autoComplete="off"
        value={address}
        error={refused ? t('message.link.refused') : undefined}
        onChange={({ target }) => setAddress(target.value)}
        data-autofocus
      />
    </FormDialog>
  );
};

/** What can be done with the words of the body. */
const Toolbar = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('emailing');
  const [linking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      list: now.isActive('item'),
      mayLink: !now.state.selection.empty || now.isActive('link'),
    }),
  });
  const tools = [
    { name: 'bold', icon: IconBold, on: active.bold, press: () => editor.chain().focus().toggleMark('bold').run() },
    {
      name: 'italic',
      icon: IconItalic,
      on: active.italic,
      press: () => editor.chain().focus().toggleMark('italic').run(),
    },
    { name: 'link', icon: IconLink, on: active.link, press: () => active.mayLink && setLinking(true) },
    { name: 'list', icon: IconList, on: active.list, press: () => editor.chain().focus().toggleList().run() },
  ] as const;
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('message.tools.label')}>
      {tools.map(({ name, icon, on, press }) => (
        <IconButton
          key={name}
          label={t(`message.tools.${name}`)}
          icon={icon}
          size="small"
          aria-pressed={on}
          aria-disabled={name === 'link' && !active.mayLink}
          onClick={press}
        />
      ))}
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
};

type Props = {
  lang: string;
  value: Message;
  onChange: (message: Message) => void;
  /** What may be inserted: a mailing without anything to read again names no pages. */
  offered: readonly Variable[];
  fault: Fault | undefined;
};

/** The subject and the body of a message, in one language. */
export const MessageEditor = ({ lang, value, onChange, offered, fault }: Props) => {
  const { t } = useTranslation('emailing');
  const id = useId();
  const names = useMemo(
    (): VariableNames => ({
      first_name: t('message.variables.first_name'),
      booklet: t('message.variables.booklet'),
      due_date: t('message.variables.due_date'),
      link: t('message.variables.link'),
      manager: t('message.variables.manager'),
      pages_to_read: t('message.variables.pages_to_read'),
    }),
    [t],
  );
  const [ofSubject, ofBody] = useMemo(() => [subjectExtensions(names), bodyExtensions(names)], [names]);
  const [subject, setSubject] = useState<Editor | null>(null);
  const [body, setBody] = useState<Editor | null>(null);
  const written = useRef<'subject' | 'body'>('body');
  /* Both editors speak of the same message: what one writes must not undo what the other wrote. */
  const newest = useRef(value);
  const change = (part: Partial<Message>) => {
    newest.current = { ...newest.current, ...part };
    onChange(newest.current);
  };
  const insert = (name: Variable) => {
    const editor = written.current === 'subject' && subjectVariables.includes(name) ? subject : body;
    editor?.chain().focus().insertContent({ type: 'variable', attrs: { name } }).run();
  };
  const addButton = () =>
    body
      ?.chain()
      .focus()
      .insertContent({ type: 'button', content: [{ type: 'text', text: t('message.buttonText') }] })
      .run();
  const isOfSubject = fault === 'noSubject' || fault === 'longSubject';
  return (
    <div className={classes.message}>
      <div className={classes.field}>
        <div className={classes.labels}>
          <span id={`${id}-subject`} className={classes.label}>
            {t('message.subject')}
          </span>
          <span className={classes.count}>
            {t('message.count', { count: lengthOf(value.subject), most: SUBJECT_CHARACTERS })}
          </span>
        </div>
        <TextEditor
          labelledBy={`${id}-subject`}
          describedBy={isOfSubject ? `${id}-fault` : undefined}
          invalid={isOfSubject}
          lang={lang}
          lines="one"
          extensions={ofSubject}
          content={subjectIn(value.subject)}
          onChange={(content) => change({ subject: subjectOut(content) })}
          onReady={setSubject}
          onFocus={() => {
            written.current = 'subject';
          }}
        />
      </div>
      <div className={classes.field}>
        <div className={classes.labels}>
          <span id={`${id}-body`} className={classes.label}>
            {t('message.body')}
          </span>
          {body && <Toolbar editor={body} />}
        </div>
        <TextEditor
          labelledBy={`${id}-body`}
          describedBy={fault && !isOfSubject ? `${id}-fault` : undefined}
          invalid={fault !== undefined && !isOfSubject}
          lang={lang}
          lines="many"
          extensions={ofBody}
          content={bodyIn(value.body)}
          onChange={(content) => change({ body: bodyOut(content) })}
          onReady={setBody}
          onFocus={() => {
            written.current = 'body';
          }}
        />
      </div>
      <p id={`${id}-fault`} className={classes.fault} role="status">
        {fault && t(`message.faults.${fault}`)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question; these insert words */}
      <div className={classes.insert} role="group" aria-label={t('message.insert')}>
        <span aria-hidden="true">{t('message.insert')}</span>
        {offered.map((name) => (
          <button key={name} type="button" className={classes.chip} onClick={() => insert(name)}>
            {names[name]}
          </button>
        ))}
        <button type="button" className={classes.chip} onClick={addButton}>
          <Icon of={IconSquareRoundedPlus} size={16} />
          {t('message.button')}
        </button>
      </div>
    </div>
  );
};
