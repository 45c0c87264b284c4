import { FormDialog, FormPopover, FormTextField, useRecordForm } from '@ezone/shell/forms';
import { commonMessages } from '@ezone/shell/notices/words';
import { useRecordsStore } from '@ezone/shell/records';
import { Button } from '@ezone/ui/button';
import { getLocalTimeZone } from '@internationalized/date';
import { Copy, CopyPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { calendarMessages, faultMessages } from '../messages';
import { limits } from '../model/event';
import type { CalendarEvent } from '../model/event';
import { formOf, isSameRepeat, ruleIn, timesOf } from '../model/eventForm';
import type { EventForm } from '../model/eventForm';
import { eventsCollection } from '../model/eventsCollection';
import type { OccurrenceFields } from '../model/occurrences';
import { useWhenText } from '../useTimeText';
import { EventFields } from './EventFields';

export type EventDialogProps<Initial extends OccurrenceFields = OccurrenceFields> = {
  /** What is in the fields at first. What becomes of it meanwhile does not change what is being written. */
  initial: Initial;
  repeat: CalendarEvent['repeat'];
  /** Names what is written, so that it is there again after a reload: an event, or the beginning of a new one. */
  draftId: string;
  isNew: boolean;
  /** Where the time of a new one was chosen: its title is asked for beside that, and the rest where somebody wants it. */
  slot?: DOMRect | null;
  /**
   * @param opened what was in the fields at first
   * @param rule how it shall come back; null where it does not, undefined where nothing of that was changed
   * @returns false where it is not to be saved after all
   */
  onSave: (opened: Initial, fields: OccurrenceFields, rule: string | null | undefined) => Promise<boolean>;
  /** Of an event that is there. */
  onCopy?: () => void;
  onDuplicate?: () => void;
  onRemove?: () => void;
  onClose: () => void;
};

const zoneFor = (repeat: CalendarEvent['repeat']) => repeat?.zone ?? getLocalTimeZone();

/** An event that is added or changed. */
export const EventDialog = <Initial extends OccurrenceFields>(props: EventDialogProps<Initial>) => {
  const { onSave } = props;
  const [{ initial, repeat }] = useState(props);
  const [first] = useState(() => formOf(initial, repeat));
  const [written, setWritten] = useState({ values: first, tries: 0 });
  const save = async (values: EventForm): Promise<boolean> => {
    const times = timesOf(values);
    if (!times) return false;
    const { title, desc } = values;
    const rule = isSameRepeat(values, first) ? undefined : ruleIn(values, repeat, zoneFor(repeat));
    const isSaved = await onSave(initial, { ...times, title: title.trim(), desc: desc.trim() }, rule);
    // Whoever thinks better of it finds what was written, and can save it.
    if (!isSaved) setWritten(({ tries }) => ({ values, tries: tries + 1 }));
    return isSaved;
  };
  return <Form key={written.tries} {...props} repeat={repeat} values={written.values} save={save} />;
};

type FormProps = Omit<EventDialogProps, 'initial' | 'onSave'> & {
  values: EventForm;
  save: (values: EventForm) => Promise<boolean>;
};

function Form({ values, repeat, save, draftId, isNew, slot, onCopy, onDuplicate, onRemove, onClose }: FormProps) {
  const { formatMessage } = useIntl();
  const { drafts } = useRecordsStore();
  const form = useRecordForm<EventForm, boolean>({
    initialValues: values,
    loadRules: async () => (await import('../model/eventRules')).eventRules,
    words: faultMessages,
    save,
    onSaved: (isSaved) => {
      if (isSaved) onClose();
    },
    draft: { drafts, list: eventsCollection.list, id: draftId },
  });
  const when = timesOf(values);
  const whenText = useWhenText();
  const [isQuick, setIsQuick] = useState(form.dropDraft === null);
  if (slot && when && isQuick) {
    return (
      <FormPopover
        form={form}
        title={formatMessage(calendarMessages.create)}
        anchor={slot}
        onMore={() => {
          setIsQuick(false);
        }}
        onClose={onClose}
      >
        <FormTextField
          form={form}
          name="title"
          label={formatMessage(calendarMessages.title)}
          limit={limits.title}
          autoFocus
        />
        <When>{whenText(when)}</When>
      </FormPopover>
    );
  }
  // What is written may be unfinished, and closing would leave it in neither of the two.
  const copying = form.isDirty ? { disabledReason: formatMessage(calendarMessages.saveFirst) } : {};
  return (
    <FormDialog
      form={form}
      title={formatMessage(isNew ? calendarMessages.create : calendarMessages.edit)}
      onClose={onClose}
    >
      <EventFields form={form} hasOther={values.every === 'other'} zone={zoneFor(repeat)} />
      {!isNew && (
        <Actions>
          <Button icon={<Trash2 />} onPress={onRemove}>
            {formatMessage(commonMessages.remove)}
          </Button>
          <Button icon={<Copy />} onPress={onCopy} {...copying}>
            {formatMessage(calendarMessages.copy)}
          </Button>
          <Button icon={<CopyPlus />} onPress={onDuplicate} {...copying}>
            {formatMessage(calendarMessages.duplicate)}
          </Button>
        </Actions>
      )}
    </FormDialog>
  );
}

const When = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;
