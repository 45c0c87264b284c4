import { Button } from '@ezone/ui/button';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { fileMessages } from './messages';

export type ChooseFileProps = {
  /** The kinds of files, as an input of files has them. */
  accept: string;
  onChoose: (file: File) => void;
  /** Which files these are. */
  children: ReactNode;
};

/** A place to choose a file at, or to drop one on. */
export const ChooseFile = ({ accept, onChoose, children }: ChooseFileProps) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onChoose(file);
  };
  return (
    <Place
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      {children}
      <Button icon={<FileUp />} autoFocus onPress={() => input.current?.click()}>
        {formatMessage(fileMessages.choose)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={formatMessage(fileMessages.choose)}
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen once more.
          target.value = '';
        }}
      />
    </Place>
  );
};

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space(5)};
  padding: ${({ theme }) => theme.space(8)} ${({ theme }) => theme.space(4)};
  border: 1px dashed ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.card};
  text-align: center;
`;
