import { commonMessages } from '@ezone/shell/notices/words';
import { isolated, normalizeForSearch } from '@ezone/text';
import { Button } from '@ezone/ui/button';
import { Dialog } from '@ezone/ui/dialog';
import { SearchList } from '@ezone/ui/search-list';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { calendarMessages } from '../messages';
import { zoneLabel } from '../model/secondZone';

const NONE = 'none';

/** The zones that the browser knows, by their cities: where they are, how far from UTC, and what they are called in a language. */
const zonesIn = (locale: string, moment: number) => {
  const partOf = (timeZone: string, timeZoneName: 'shortOffset' | 'longGeneric') =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')]
    .map((id) => {
      const parts = zoneLabel(id).split('/');
      const label = parts.at(-1) ?? id;
      const [offset, name] = [partOf(id, 'shortOffset'), partOf(id, 'longGeneric')];
      return {
        ...{ id, label, description: [...parts.slice(0, -1), offset, name].map(isolated).join(' · ') },
        words: normalizeForSearch(`${zoneLabel(id)} ${offset} ${offset.replace('GMT', 'UTC')} ${name}`),
      };
    })
    .sort((one, other) => one.label.localeCompare(other.label, locale));
};

export type ZoneDialogProps = {
  /** The zone that is chosen; null for none. */
  zone: string | null;
  onChange: (zone: string | null) => void;
  onClose: () => void;
};

/** Which time zone's hours stand beside those of the user's own. */
export const ZoneDialog = ({ zone, onChange, onClose }: ZoneDialogProps) => {
  const { formatMessage, locale } = useIntl();
  const [text, setText] = useState('');
  const [moment] = useState(() => Date.now());
  const zones = useMemo(() => zonesIn(locale, moment), [locale, moment]);
  const wanted = normalizeForSearch(text).split(' ');
  const found = zones.filter(({ words }) => wanted.every((word) => words.includes(word)));
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(calendarMessages.zone)}
      size="small"
      actions={
        <Button variant="primary" onPress={onClose}>
          {formatMessage(commonMessages.done)}
        </Button>
      }
    >
      <Hint>{formatMessage(calendarMessages.zoneHint)}</Hint>
      <SearchList
        autoFocus
        label={formatMessage(calendarMessages.zoneSearch)}
        nothing={formatMessage(commonMessages.noResults)}
        text={text}
        onTextChange={setText}
        options={[...(text === '' ? [{ id: NONE, label: formatMessage(calendarMessages.noZone) }] : []), ...found]}
        value={zone ?? NONE}
        onChange={(chosen) => {
          onChange(chosen === NONE ? null : chosen);
        }}
      />
    </Dialog>
  );
};

const Hint = styled.p`
  margin-block-end: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.textMuted};
`;
