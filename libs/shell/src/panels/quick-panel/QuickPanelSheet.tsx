import type { AnswerOf } from '@ezone/api-client';
import { IconButton } from '@ezone/ui/icon-button';
import { Skeleton } from '@ezone/ui/skeleton';
import { Switch } from '@ezone/ui/switch';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useApi } from '../../data/query';
import { QueryView } from '../../data/query-view';
import type { ShownQuery } from '../../data/query-view';
import { PanelBody, PanelHead } from '../panel';
import { quickPanelMessages } from './messages';
import { quickSettings } from './quickPanelMachine';
import type { QuickSetting } from './quickPanelMachine';
import { useEventDetail } from './useEventDetail';
import { useToday } from './useToday';

/** What stands in the quick panel, as the server tells it. */
export type QuickPanelData = AnswerOf<'getQuickPanelData'>;

export type QuickPanelSheetProps = {
  query: ShownQuery<QuickPanelData>;
  /** Which switches are on. */
  isOn: Readonly<Record<QuickSetting, boolean>>;
  onSwitch: (setting: QuickSetting) => void;
  /** Closes the panel it stands in. */
  onClose: () => void;
};

type LoadedQuickPanelProps = Pick<QuickPanelSheetProps, 'isOn' | 'onSwitch' | 'onClose'>;

/** The quick panel with the user's own events and notes. A chunk of its own: it is fetched when the panel is first opened. */
export const LoadedQuickPanel = (props: LoadedQuickPanelProps) => {
  const api = useApi();
  const query = useQuery({
    queryKey: ['quickPanel'],
    queryFn: ({ signal }) => api.getQuickPanelData({ signal }),
    meta: { suppressToast: true },
  });
  return <QuickPanelSheet {...props} query={query} />;
};

/** The content of the quick panel: today, events, notes and quick settings. */
export const QuickPanelSheet = ({ query, isOn, onSwitch, onClose }: QuickPanelSheetProps) => {
  const { formatDate, formatMessage } = useIntl();
  const today = useToday();
  return (
    <>
      <Head>
        <h2>
          <span>{formatDate(today, { weekday: 'long' })}</span>
          <span>{formatDate(today, { day: 'numeric', month: 'long', year: 'numeric' })}</span>
        </h2>
        <IconButton icon={<X />} label={formatMessage(quickPanelMessages.close)} onPress={onClose} />
      </Head>
      <PanelBody>
        <Lists query={query} />
        <Section title={formatMessage(quickPanelMessages.settings)}>
          <Switches>
            {quickSettings.map((setting) => (
              <Switch key={setting} spread isSelected={isOn[setting]} onChange={() => onSwitch(setting)}>
                {formatMessage(quickPanelMessages[setting])}
              </Switch>
            ))}
          </Switches>
        </Section>
      </PanelBody>
    </>
  );
};

/** Events and notes, or what stands there instead. */
function Lists({ query }: Pick<QuickPanelSheetProps, 'query'>) {
  const { formatMessage } = useIntl();
  const detailOf = useEventDetail();
  return (
    <QueryView
      query={query}
      loading={formatMessage(quickPanelMessages.loading)}
      failed={formatMessage(quickPanelMessages.notLoaded)}
      skeleton={[1, 2, 3, 4].map((row) => (
        <Entry as="div" key={row}>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </Entry>
      ))}
    >
      {({ events, notes }) => (
        <>
          <EntryList
            title={formatMessage(quickPanelMessages.events)}
            entries={events.map((event) => ({ ...event, detail: detailOf(event.detail) }))}
            nothing={formatMessage(quickPanelMessages.noEvents)}
          />
          <EntryList
            title={formatMessage(quickPanelMessages.notes)}
            entries={notes}
            nothing={formatMessage(quickPanelMessages.noNotes)}
          />
        </>
      )}
    </QueryView>
  );
}

type EntryListProps = {
  title: string;
  entries: QuickPanelData['events'];
  /** Said where there are none. */
  nothing: string;
};

const EntryList = ({ title, entries, nothing }: EntryListProps) => (
  <Section title={title}>
    {entries.length === 0 ? (
      <Nothing>{nothing}</Nothing>
    ) : (
      <ul role="list">
        {entries.map((entry) => (
          <Entry key={entry.id}>
            <p>
              <bdi>{entry.title}</bdi>
            </p>
            {entry.detail !== '' && (
              <Detail>
                <bdi>{entry.detail}</bdi>
              </Detail>
            )}
          </Entry>
        ))}
      </ul>
    )}
  </Section>
);

/** A part of the panel under its title, which also names it. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <PartTitle id={id}>{title}</PartTitle>
      {children}
    </Part>
  );
}

/* Two lines in the height of a head: the day, and under it the date. */
const Head = styled(PanelHead)`
  & > h2 {
    display: grid;
  }

  & > h2 > :last-child {
    ${({ theme }) => theme.type.caption}
    font-weight: 400;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const Part = styled.section`
  padding-block: ${({ theme }) => theme.space(4)};
  padding-inline: ${({ theme }) => theme.space(4)};

  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const PartTitle = styled.h3`
  padding-block-end: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.type.control}
  font-weight: 600;
`;

const Entry = styled.li`
  padding-block: ${({ theme }) => theme.space(2)};
  overflow-wrap: anywhere;

  div& {
    padding-inline: ${({ theme }) => theme.space(4)};
  }
`;

const Detail = styled.p`
  ${({ theme }) => theme.type.dense}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Nothing = styled.p`
  padding-block: ${({ theme }) => theme.space(2)};
  color: ${({ theme }) => theme.color.textMuted};
`;

const Switches = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  padding-block: ${({ theme }) => theme.space(2)};
`;
