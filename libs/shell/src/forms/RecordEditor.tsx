import { useTypedText } from '@ezone/ui/typed-text';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import {
  ConflictPrompt,
  isUnread,
  refusalText,
  SaveDelay,
  SaveProgress,
  saveStateOf,
  SaveTrouble,
  useRecordEditor,
} from '../records';
import type { Collection, Stored, UseRecords } from '../records';
import { unreadFault } from './unreadFault';
import type { NamesOf } from './NamesOf';
import { useFaultText } from './useFaultText';
import type { Controls } from './useForm';
import { valueAt, withValueAt } from './valueAt';

export type RecordEditorProps<R extends Stored> = {
  collection: Collection<R>;
  /** The record as it is shown in its list. Give another one another `key`. */
  record: R;
  /** Of `useRecords`. */
  records: UseRecords<R>;
  /** What the fields are called that can be written here, where two versions of one are compared. */
  names: { readonly [Field in keyof R]?: string };
  /** A value of a field in words, where two versions of it are compared. @default the value as a text */
  textOf?: (field: keyof R, value: unknown) => ReactNode;
  /**
   * How two versions of a field become one that holds both. Fields without it are decided for one of the two.
   * @default none
   */
  joins?: { readonly [Field in keyof R]?: (mine: R[Field], theirs: R[Field]) => R[Field] };
  /** Leads on to the record that was made of one that somebody removed elsewhere. */
  onKeptAsNew: (record: R) => void;
  /** Where it is said how far saving is: below the fields, or among them, where they place the second argument. @default 'below' */
  progressIs?: 'below' | 'among';
  /** The fields of `@ezone/shell/forms`, which take `form` as they take that of `useRecordForm`. */
  children: (form: Controls<Omit<R, 'id'>>, progress: ReactNode) => ReactNode;
};

const noJoins = {};

const asText = (_: unknown, value: unknown): ReactNode => String(value ?? '');

/**
 * The fields of a record that saves itself while it is typed. What stands in its way, and what was changed elsewhere meanwhile, is
 * said above them, and how far it is, or that it waits, where the caller wants it; Ctrl or ⌘ Enter saves at once. What cannot be read is kept as typed, and not saved. Before something is
 * typed nothing is said.
 */
export const RecordEditor = <R extends Stored & Record<string, unknown>>({
  collection,
  record,
  records,
  names,
  textOf = asText,
  joins = noJoins,
  onKeptAsNew,
  progressIs = 'below',
  children,
}: RecordEditorProps<R>) => {
  const state = records.stateOf(record.id);
  const editor = useRecordEditor({ collection, record, state, update: records.update });
  const saveState = useSelector(editor.actor, saveStateOf);
  const isTyped = useSelector(editor.actor, ({ context }) => Object.keys(context.typed).length > 0);
  const say = useFaultText();
  const { formatMessage } = useIntl();
  const write = useTypedText(editor.change);
  const conflict = state?.progress.at === 'conflict' ? state.progress : null;
  const fieldsInConflict = (conflict?.fields ?? []) as (keyof R & string)[];
  const mine: Partial<R> = state?.change.deed.kind === 'update' ? (state.change.deed.fields as Partial<R>) : {};

  const joined = (written: R, theirs: R): Partial<R> =>
    fieldsInConflict.reduce<Partial<R>>(
      (all, field) => ({ ...all, [field]: joins[field]?.(written[field], theirs[field]) }),
      {},
    );

  const faultOf = (name: string, value: unknown) => {
    if (isUnread(value)) return say(unreadFault(value));
    // A field with a limit says itself that it is too long.
    const isMissing = typeof value === 'string' && value.trim() === '' && editor.isWithheld(name);
    return isMissing ? say({ message: 'missing', type: 'required' }) : undefined;
  };
  const form: Controls<Omit<R, 'id'>> = {
    control: <Value,>(name: NamesOf<Omit<R, 'id'>, Value> & string) => {
      const value = valueAt(editor.content, name) as Value;
      return {
        name,
        value,
        error: faultOf(name, value),
        onChange: (next: Value) => {
          // The record is saved by its own fields, each of them whole.
          const [field = name] = name.split('.');
          const changed = withValueAt(editor.content, name, next);
          write({ [field]: changed[field] } as Partial<R>);
        },
        onBlur: () => undefined,
      };
    },
  };
  const isUntouched = !isTyped && (saveState === 'stored' || state?.change.deed.kind === 'create');
  const retry = () => {
    records.retry(record.id);
  };
  const progress = (
    <>
      <SaveProgress state={isUntouched ? null : saveState} />
      <SaveDelay state={saveState} onRetry={retry} />
    </>
  );
  return (
    <Frame
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) editor.save();
      }}
    >
      {conflict && (
        <ConflictPrompt
          fields={fieldsInConflict.map((field) => ({
            name: names[field] ?? field,
            mine: textOf(field, mine[field]),
            theirs: textOf(field, (conflict.theirs as R)[field]),
          }))}
          canKeepBoth={fieldsInConflict.every((field) => joins[field] !== undefined)}
          onKeep={(keep) => {
            editor.resolve(keep === 'both' ? joined : keep);
          }}
        />
      )}
      <SaveTrouble
        state={saveState}
        onRetry={retry}
        onKeepAsNew={() => {
          const kept = records.keepAsNew(record.id);
          if (kept) onKeptAsNew(kept);
        }}
      >
        {refusalText(state?.progress, formatMessage)}
      </SaveTrouble>
      {children(form, progress)}
      {progressIs === 'below' && progress}
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
  max-inline-size: 72rem;
`;
