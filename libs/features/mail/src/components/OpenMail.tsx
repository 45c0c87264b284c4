import { useDayText } from '@ezone/shell/data/days';
import { useApi } from '@ezone/shell/data/query';
import { QueryFailed, useRetry } from '@ezone/shell/data/query-view';
import { listMessages } from '@ezone/shell/page/list-detail';
import { useShownKey } from '@ezone/shell/panels/keyboard';
import { Avatar } from '@ezone/ui/avatar';
import { Button } from '@ezone/ui/button';
import { MessageFrame } from '@ezone/ui/message-frame';
import { Skeleton, SkeletonGroup } from '@ezone/ui/skeleton';
import { Tooltip } from '@ezone/ui/tooltip';
import { useQuery } from '@tanstack/react-query';
import { Image as ImageIcon, ImageOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { writingMessages } from '../writingMessages';
import { frameQuery, wholeMailQuery } from '../mailQueries';
import { mailMessages } from '../messages';
import type { Mail } from '../model/mail';
import { AddressText } from './AddressText';
import { Attachments } from './Attachments';

export type OpenMailProps = {
  mail: Mail;
  /** Whether images of other servers are loaded. */
  isShowingImages: boolean;
  onShowImages: () => void;
  /** Whether its sender's images are always shown. */
  isTrusted: boolean;
  onTrust: (isOn: boolean) => void;
  /** Called once, when it is opened. */
  onOpened: () => void;
  /** In milliseconds since 1970. */
  now: number;
  /** Who has written it, and when, stands over it already. @default false */
  isNamed?: boolean;
  /** What can be done with it alone. */
  children?: ReactNode;
};

/** A mail to be read. */
export const OpenMail = ({
  mail,
  isShowingImages,
  onShowImages,
  isTrusted,
  onTrust,
  onOpened,
  now,
  isNamed = false,
  children,
}: OpenMailProps) => {
  const { formatMessage, formatDate } = useIntl();
  const api = useApi();
  const shortcut = useShownKey('C');
  const whole = useQuery(wholeMailQuery(api, mail.id));
  const frame = useQuery(frameQuery(api, mail.id, isShowingImages));
  const { begin, momentOf } = useDayText();
  const open = useEffectEvent(onOpened);
  useEffect(() => {
    open();
  }, [mail.id]);
  const { error, retry } = useRetry<unknown>(frame);
  const { from, to, time } = mail;
  const hasImages = /<img\b/i.test(whole.data?.message ?? '');

  return (
    <Layout>
      <Head>
        {!isNamed && (
          <Avatar name={from.name} {...(from.avatar !== null && { src: from.avatar })} size="large" decorative />
        )}
        <Who>
          <Time dateTime={time} title={formatDate(time, { dateStyle: 'full', timeStyle: 'short' })}>
            {begin(momentOf(Date.parse(time), now))}
          </Time>
          <p>
            {!isNamed && (
              <>
                <b>
                  <bdi>{from.name}</bdi>
                </b>{' '}
              </>
            )}
            <Address dir="ltr" title={from.email}>
              <AddressText>{from.email}</AddressText>
            </Address>
          </p>
          <To>
            {formatMessage(mailMessages.to)}{' '}
            {to.map(({ name, email }, index) => (
              <span key={email} title={email}>
                {index > 0 && ', '}
                <bdi>
                  <AddressText>{name}</AddressText>
                </bdi>
              </span>
            ))}
          </To>
        </Who>
        {children}
      </Head>
      {hasImages && (!isShowingImages || isTrusted) && (
        <Blocked role="status">
          {isTrusted ? <ImageIcon aria-hidden /> : <ImageOff aria-hidden />}
          <span>{formatMessage(isTrusted ? mailMessages.imagesTrusted : mailMessages.imagesBlocked)}</span>
          {!isTrusted && (
            <Tooltip text={formatMessage(mailMessages.showImages)} {...(shortcut !== undefined && { shortcut })}>
              <Button size="dense" onPress={onShowImages}>
                {formatMessage(mailMessages.showImages)}
              </Button>
            </Tooltip>
          )}
          <Button
            size="dense"
            onPress={() => {
              onTrust(!isTrusted);
            }}
          >
            {formatMessage(isTrusted ? mailMessages.notAlways : mailMessages.alwaysImages)}
          </Button>
        </Blocked>
      )}
      {error !== null ? (
        <QueryFailed
          title={formatMessage(mailMessages.messageFailed)}
          error={error}
          retry={retry}
          isRetrying={frame.isFetching}
        />
      ) : frame.data ? (
        <MessageFrame
          title={formatMessage(mailMessages.message)}
          unfoldLabel={formatMessage(writingMessages.showQuote)}
          key={frame.data.url}
          page={{ src: frame.data.url }}
        />
      ) : (
        <SkeletonGroup label={formatMessage(listMessages.detailLoading)}>
          <Skeleton />
          <Skeleton width="80%" />
        </SkeletonGroup>
      )}
      <Attachments files={mail.attachments} />
    </Layout>
  );
};

const Layout = styled.article`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
  min-inline-size: 0;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(3)};
`;

const Who = styled.div`
  flex: 1 1 16rem;
  min-inline-size: 0;
  overflow-wrap: break-word;
`;

/* A box of its own: where it does not fit beside the name it stands below, as a whole. */
const Address = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  color: ${({ theme }) => theme.color.textMuted};
`;

const To = styled.p`
  ${({ theme }) => theme.type.dense}
  color: ${({ theme }) => theme.color.textMuted};
`;

/* At the end of the first line: an address that is too long for what is left there has the next one whole. */
const Time = styled.time`
  float: inline-end;
  margin-inline-start: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Blocked = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface2};
  ${({ theme }) => theme.type.dense}

  & > svg {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
  }

  & > span {
    flex: 1 1 20rem;
  }
`;
