import { useSignOut } from '@ezone/shell/chrome/user-menu';
import { TimeAgo } from '@ezone/shell/data/now';
import { useApi } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { useDialog } from '@ezone/shell/notices/dialog';
import { useToast } from '@ezone/shell/notices/toast';
import { Button } from '@ezone/ui/button';
import { Chip } from '@ezone/ui/chip';
import { List, ListRow } from '@ezone/ui/list';
import { SectionCard } from '@ezone/ui/section-card';
import { Skeleton } from '@ezone/ui/skeleton';
import { Monitor, Smartphone } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { sessionsMessages, sessionsTexts } from '../messages';
import { useSessions } from '../useSessions';
import type { OpenSession } from '../useSessions';

const HAND_HELD = ['Android', 'iOS', 'iPadOS'];

/** Where one is signed in: each can be signed out from here, and all together. */
export const SessionsSection = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const nameOf = useDeviceName();
  const { query, end, isEnding } = useSessions((session) => {
    toast.show({
      variant: 'success',
      message: formatMessage(sessionsTexts.ended, { device: nameOf(session) }),
    });
  });
  return (
    <SectionCard
      title={formatMessage(sessionsMessages.title)}
      hint={formatMessage(sessionsMessages.hint)}
      actions={<SignOutEverywhere />}
    >
      <QueryView
        query={query}
        loading={formatMessage(sessionsMessages.loading)}
        failed={formatMessage(sessionsMessages.failed)}
        skeleton={<Skeleton width="100%" height="12rem" />}
      >
        {(sessions) => (
          <Rows>
            <List label={formatMessage(sessionsMessages.title)}>
              {sessions.map((session) => (
                <ListRow
                  key={session.id}
                  avatar={HAND_HELD.includes(session.system ?? '') ? <Smartphone /> : <Monitor />}
                  primary={nameOf(session)}
                  secondary={
                    <>
                      <Address>{session.address}</Address> · <TimeAgo time={session.lastSeenAt} />
                    </>
                  }
                  actions={
                    session.isCurrent ? (
                      <Chip tone="success">{formatMessage(sessionsMessages.here)}</Chip>
                    ) : (
                      <Button
                        size="dense"
                        aria-label={formatMessage(sessionsTexts.endNamed, { device: nameOf(session) })}
                        isPending={isEnding(session.id)}
                        onPress={() => end(session)}
                      >
                        {formatMessage(sessionsMessages.end)}
                      </Button>
                    )
                  }
                />
              ))}
            </List>
          </Rows>
        )}
      </QueryView>
    </SectionCard>
  );
};

/** What a device is called, as far as it is known. */
const useDeviceName = () => {
  const { formatMessage } = useIntl();
  return ({ browser, system }: OpenSession): string =>
    browser !== null && system !== null
      ? formatMessage(sessionsTexts.device, { browser, system })
      : (browser ?? system ?? formatMessage(sessionsMessages.unknown));
};

function SignOutEverywhere() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const signOut = useSignOut(async () => {
    try {
      await api.endOtherSessions();
      return true;
    } catch {
      toast.show({ variant: 'error', message: formatMessage(sessionsMessages.notEverywhere) });
      return false;
    }
  });
  const ask = async () => {
    const isMeant = await dialog.confirm({
      title: formatMessage(sessionsMessages.everywhereTitle),
      detail: formatMessage(sessionsMessages.everywhereDetail),
      confirmLabel: formatMessage(sessionsMessages.everywhere),
      tone: 'primary',
    });
    if (isMeant) signOut();
  };
  return <Button onPress={() => void ask()}>{formatMessage(sessionsMessages.everywhere)}</Button>;
}

/* Their words begin at the edge of the heading above. */
const Rows = styled.div`
  margin-inline: calc(-1 * ${({ theme }) => theme.space(4)});
`;

/* An address reads from left to right in Arabic, too. */
const Address = styled.bdi.attrs({ dir: 'ltr' })``;
