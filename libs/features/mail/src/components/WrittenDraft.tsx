import { useSending } from '../useSending';
import { Composer } from './Composer';
import type { ComposerProps } from './Composer';

export type WrittenDraftProps = Omit<ComposerProps, 'onSend'> & {
  /** The draft is sent: its writer goes on to something else. */
  onSent: () => void;
  /** Opens a draft that was taken back or not sent. */
  onOpen: (id: string) => void;
};

/** A draft that is being written, and sent from here. */
export const WrittenDraft = ({ onSent, onOpen, ...written }: WrittenDraftProps) => {
  const send = useSending(written.draft.id, onOpen);
  return (
    <Composer
      {...written}
      onSend={() => {
        send();
        onSent();
      }}
    />
  );
};
