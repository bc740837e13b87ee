import { ApiError } from '@livretier/api';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { type Named, type Read, sheetQuery, useValidateUnit, useWriteUnit } from '../api';
import type { Unit } from '../types';

const AUTOSAVE = 2000;

/** Goes on once what is typed is kept; a text that is refused stays where it is seen. */
export type Leave = (then: () => void) => void;

const has = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** What is typed into a text: saved once nobody has typed for two seconds, and before the text is left. */
export const useUnitWriting = (named: Named, unit: Unit, leaving: RefObject<Leave | undefined>) => {
  const client = useQueryClient();
  const [text, setText] = useState(unit.text);
  const read = useRef<Read>(unit);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useWriteUnit(named, unit.unit, read);
  const parting = useWriteUnit(named, unit.unit, read, {}); // nobody sees this form any more
  const validate = useValidateUnit(named, unit.unit, read);
  const failure = write.error ?? validate.error;
  useUnsavedGuard(write.isError && text !== read.current.text);

  const stopWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  /* What somebody else did meanwhile is read, and nothing is written over it until that is chosen. */
  const lookAgain = async (error: unknown) => {
    await client.invalidateQueries({ queryKey: sheetQuery(named).queryKey });
    const today = newest();
    if (today && has(error, 'translation_source_changed'))
      read.current = { ...read.current, source_version: today.source_version };
  };
  const newest = () => client.getQueryData(sheetQuery(named).queryKey)?.units.find((one) => one.unit === unit.unit);
  const onError = (error: unknown) => void lookAgain(error);
  const save = (said: string, validated: boolean, then?: () => void) => {
    stopWaiting();
    write.mutate({ text: said, validated }, { onError, ...(then && { onSuccess: then }) });
  };
  const leave: Leave = (then) => {
    stopWaiting();
    if (text === read.current.text) then();
    else save(text, false, then);
  };
  const part = useEffectEvent(() => {
    if (timer.current === undefined) return;
    stopWaiting();
    parting.mutate({ text, validated: false });
  });
  useEffect(() => {
    leaving.current = leave;
  });
  useEffect(
    () => () => {
      part();
      leaving.current = undefined;
    },
    [leaving],
  );
  return {
    text,
    failure,
    isConflict: has(failure, 'translation_changed_meanwhile'),
    isSaved: write.isSuccess,
    isValidating: write.isPending && write.variables.validated,
    isConfirming: validate.isPending,
    leave,
    change: (said: string) => {
      setText(said);
      write.reset();
      validate.reset();
      stopWaiting();
      timer.current = setTimeout(() => save(said, false), AUTOSAVE);
    },
    accept: (then: () => void) => save(text, true, then),
    confirm: (then: () => void) => validate.mutate(undefined, { onError, onSuccess: then }),
    takeTheirs: () => {
      const theirs = newest();
      if (!theirs) return;
      read.current = theirs;
      setText(theirs.text);
      write.reset();
      validate.reset();
    },
    keepMine: () => {
      read.current = { ...read.current, revision: newest()?.revision ?? 0 };
      save(text, false);
    },
  };
};
