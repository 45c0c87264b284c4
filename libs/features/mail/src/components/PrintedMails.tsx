import { Printed } from '@ezone/ui/printed';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Mail } from '../model/mail';
import { PrintedMail } from './PrintedMail';

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
