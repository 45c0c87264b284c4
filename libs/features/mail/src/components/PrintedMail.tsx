import { useApi } from '@ezone/shell/data/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { composeMessages } from '../composeMessages';
import { frameQuery } from '../mailQueries';
import { mailMessages } from '../messages';
import type { Mail } from '../model/mail';
import { writtenAs } from '../model/recipients';
import { MessageFrame } from './MessageFrame';

export type PrintedMailProps = {
  mail: Mail;
  isShowingImages: boolean;
  /** Called when its message has come, or cannot be had. */
  onSettled: (hasCome: boolean) => void;
};

/** One mail on paper, with who has written it, to whom and when. */
export const PrintedMail = ({ mail, isShowingImages, onSettled }: PrintedMailProps) => {
  const { formatMessage, formatDate } = useIntl();
  const api = useApi();
  const frame = useQuery(frameQuery(api, mail.id, isShowingImages));
  const settle = useEffectEvent(onSettled);
  const isFailed = frame.isError;
  useEffect(() => {
    if (isFailed) settle(false);
  }, [isFailed]);
  const { from, to, time, attachments } = mail;
  const lines = [
    [composeMessages.from, writtenAs(from)],
    [composeMessages.to, to.map(writtenAs).join(', ')],
    [composeMessages.date, formatDate(time, { dateStyle: 'full', timeStyle: 'short' })],
  ] as const;
  return (
    <Part>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name.id}>
            <dt>{formatMessage(name)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {isFailed && <p>{formatMessage(mailMessages.messageFailed)}</p>}
      {frame.data && (
        <MessageFrame
          page={{ src: frame.data.url }}
          onLoaded={() => {
            onSettled(true);
          }}
        />
      )}
      {attachments.length > 0 && <p>{attachments.map(({ fileName }) => fileName).join(', ')}</p>}
    </Part>
  );
};

const Part = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};

  & + & {
    padding-block-start: ${({ theme }) => theme.space(8)};
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }

  /* Whose a message is stands on the page that it begins on. */
  & > dl {
    break-after: avoid;
    break-inside: avoid;
  }

  & > dl > div {
    display: flex;
    gap: ${({ theme }) => theme.space(2)};
  }

  & dd {
    margin: 0;
  }

  & dt {
    font-weight: 600;
  }
`;
