import { Skeleton } from '@ezone/ui/skeleton';
import { SchemeScope } from '@ezone/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@ezone/shell/data/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import styled, { createGlobalStyle } from 'styled-components';
import { composeMessages } from '../composeMessages';
import { frameQuery } from '../frameQuery';
import type { Mail } from '../model/mail';
import { writtenAs } from '../model/recipients';
import { MessageFrame } from './MessageFrame';

export type PrintedMailProps = {
  mail: Mail;
  subject: string;
  isShowingImages: boolean;
  /** Called when it has been printed, or that was given up. */
  onDone: () => void;
};

/** A mail on paper: it alone, in dark letters. It is printed as soon as its message is there. */
export const PrintedMail = ({ mail, subject, isShowingImages, onDone }: PrintedMailProps) => {
  const { formatMessage, formatDate } = useIntl();
  const api = useApi();
  const frame = useQuery(frameQuery(api, mail.id, isShowingImages));
  const [isLoaded, setLoaded] = useState(false);
  const done = useEffectEvent(onDone);
  const isFailed = frame.isError;
  useEffect(() => {
    if (isFailed) done();
  }, [isFailed]);
  useEffect(() => {
    if (!isLoaded) return;
    // The frame has its height with the next picture.
    const next = requestAnimationFrame(() => {
      window.print();
      done();
    });
    return () => {
      cancelAnimationFrame(next);
    };
  }, [isLoaded]);
  const { from, to, time, attachments } = mail;
  const lines = [
    [composeMessages.from, writtenAs(from)],
    [composeMessages.to, to.map(writtenAs).join(', ')],
    [composeMessages.date, formatDate(time, { dateStyle: 'full', timeStyle: 'short' })],
  ] as const;
  return createPortal(
    <Sheet scheme="default" data-printed aria-hidden>
      <OnPaper />
      <h1>{subject}</h1>
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
      {frame.data ? (
        <MessageFrame
          page={{ src: frame.data.url }}
          onLoaded={() => {
            setLoaded(true);
          }}
        />
      ) : (
        <Skeleton />
      )}
      {attachments.length > 0 && <p>{attachments.map(({ fileName }) => fileName).join(', ')}</p>}
    </Sheet>,
    document.body,
  );
};

const OnPaper = createGlobalStyle`
  @media print {
    html,
    body {
      block-size: auto !important;
      overflow: visible !important;
      background: none !important;
    }

    body > :not([data-printed]) {
      display: none !important;
    }
  }
`;

const Sheet = styled(SchemeScope)`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  background: none;
  ${({ theme }) => theme.type.body}

  @media screen {
    position: fixed;
    inset-block-start: 0;
    inset-inline-start: 100%;
    inline-size: 70rem;
    visibility: hidden;
  }

  & > h1 {
    ${({ theme }) => theme.type.pageTitle}
  }

  & div {
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
