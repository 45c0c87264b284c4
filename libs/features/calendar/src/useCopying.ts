import { useToast } from '@ezone/shell/notices/toast';
import { isolated } from '@ezone/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { calendarMessages, calendarSentences } from './messages';
import type { Occurrence, OccurrenceFields } from './model/occurrences';
import { pastedAt } from './model/pasted';
import type { PasteTarget } from './model/pasted';

const fieldsOf = ({ allDay, start, end, title, desc }: Occurrence): OccurrenceFields => ({
  ...{ allDay, start, end, title, desc },
});

/**
 * Copies events and pastes them elsewhere. Of what comes back it is the one that is copied, which does not come back itself.
 * @param add adds an event, and says so
 */
export function useCopying(add: (fields: OccurrenceFields) => void) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [copied, setCopied] = useState<OccurrenceFields | null>(null);
  return {
    copy: (occurrence: Occurrence) => {
      const title = occurrence.title.trim() || formatMessage(calendarMessages.untitled);
      setCopied(fieldsOf(occurrence));
      toast.show({
        key: 'copied event',
        variant: 'info',
        message: formatMessage(calendarSentences.copied, { title: isolated(title) }),
      });
    },
    /** Adds another one at the same time. */
    duplicate: (occurrence: Occurrence) => {
      add(fieldsOf(occurrence));
    },
    /** Null while nothing has been copied. */
    paste:
      copied &&
      ((target: PasteTarget) => {
        add({ ...copied, ...pastedAt(copied, target) });
      }),
  };
}
