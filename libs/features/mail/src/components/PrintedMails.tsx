import { useApi } from '@ezone/shell/data/query';
import { MessageFrame } from '@ezone/ui/message-frame';
import { Printed } from '@ezone/ui/printed';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { composeMessages } from '../composeMessages';
import { writingMessages } from '../writingMessages';
import { frameQuery } from '../mailQueries';
import { mailMessages } from '../messages';
import type { Mail } from '../model/mail';
import { writtenAs } from '../model/recipients';

export type PrintedMailsProps = {
  subject: string;
  /** The newest last. */
  mails: readonly Mail[];
  /** The mails of which images of other servers are loaded. */
  withImages: readonly string[];
  /** Called when they have been printed, or that was given up. */
  onDone: () => void;
};

/** Mails of a conversation on paper: they alone, in dark letters. They are printed as soon as their messages are there. */
export const PrintedMails = ({ subject, mails, withImages, onDone }: PrintedMailsProps) => {
  /** Whether the message of a mail has come, by the ids of those of which that is known. */
  const [arrivals, setArrivals] = useState<ReadonlyMap<string, boolean>>(new Map());
  const done = useEffectEvent(onDone);
  const isSettled = mails.every(({ id }) => arrivals.has(id));
  const isFailed = isSettled && ![...arrivals.values()].includes(true);
  useEffect(() => {
    if (!isSettled) return;
    if (isFailed) {
      done();
      return;
    }
    // The frames have their heights with the next picture.
    const next = requestAnimationFrame(() => {
      window.print();
      done();
    });
    return () => {
      cancelAnimationFrame(next);
    };
  }, [isSettled, isFailed]);
  return (
    <Printed>
      <h1>{subject}</h1>
      {mails.map((mail) => (
        <PrintedMail
          key={mail.id}
          mail={mail}
          isShowingImages={withImages.includes(mail.id)}
          onSettled={(hasCome) => {
            setArrivals((before) => new Map(before).set(mail.id, hasCome));
          }}
        />
      ))}
    </Printed>
  );
};

type PrintedMailProps = {
  mail: Mail;
  isShowingImages: boolean;
  /** Called when its message has come, or cannot be had. */
  onSettled: (hasCome: boolean) => void;
};

/** One mail on paper, with who has written it, to whom and when. */
const PrintedMail = ({ mail, isShowingImages, onSettled }: PrintedMailProps) => {
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
          title={formatMessage(mailMessages.message)}
          unfoldLabel={formatMessage(writingMessages.showQuote)}
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
