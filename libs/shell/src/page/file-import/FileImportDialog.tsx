import { Button } from '@ezone/ui/button';
import { Dialog } from '@ezone/ui/dialog';
import { ProgressBar } from '@ezone/ui/progress-bar';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { decodeFile } from '../../data/files';
import { commonMessages } from '../../notices/words';
import { ChooseFile } from './ChooseFile';
import type { ChooseFileProps } from './ChooseFile';
import { ImportColumns } from './ImportColumns';
import { ImportPreview } from './ImportPreview';
import type { ImportPreviewProps } from './ImportPreview';
import type { ImportContent, ImportQuestion, ImportRow, ImportTable } from './ImportRow';
import { FileProblem } from './FileProblem';
import { fileMessages, fileSentences } from './messages';

export type FileImportDialogProps<Row extends ImportRow> = Pick<ChooseFileProps, 'accept'> &
  Pick<ImportPreviewProps<Row>, 'textOf' | 'show' | 'warning'> & {
    title: string;
    /** Which files can be chosen. */
    description: string;
    /**
     * What the entries of a file become, a table of which has to be said first what its columns hold, or entries of which is asked how they are
     * to be read. Where it throws, the file is none of these; a `FileProblem` says why.
     */
    read: (text: string) => ImportContent<Row> | Promise<ImportContent<Row>>;
    /** Whether entries that are here already can be added all the same, where somebody wants that. @default true */
    addsKnown?: boolean;
    /** What the button is called that adds so many. */
    addLabel: (count: number) => string;
    /** Adds these, without adding any twice where it is tried again after it has thrown; a `FileProblem` says why. @param tell how many have been added */
    add: (rows: readonly Row[], tell: (done: number) => void) => Promise<void> | void;
    /** All were added. */
    onDone: (rows: readonly Row[]) => void;
    onClose: () => void;
  };

type Step<Row extends ImportRow> =
  | { at: 'choosing'; problem?: 'nothing' | 'unreadable'; why?: string }
  | { at: 'columns'; table: ImportTable<Row>; targets: readonly (string | null)[] }
  | { at: 'preview'; rows: readonly Row[]; question?: ImportQuestion<Row> };

/** Brings records in from a file: it is read, its columns are named where it is a table, and all is shown before it is added. */
export const FileImportDialog = <Row extends ImportRow>({
  title,
  description,
  accept,
  read,
  textOf,
  show,
  warning,
  addsKnown = true,
  addLabel,
  add,
  onDone,
  onClose,
}: FileImportDialogProps<Row>) => {
  const { formatMessage } = useIntl();
  const [step, setStep] = useState<Step<Row>>({ at: 'choosing' });
  const [isReading, setIsReading] = useState(false);
  const [skipsKnown, setSkipsKnown] = useState(true);
  const [adding, setAdding] = useState<{ is: 'waiting' | 'running' | 'failed'; done: number; why?: string }>({
    ...{ is: 'waiting', done: 0 },
  });
  const isRunning = adding.is === 'running';
  const preview = (rows: readonly Row[]) => {
    setStep(rows.length === 0 ? { at: 'choosing', problem: 'nothing' } : { at: 'preview', rows });
  };
  const choose = async (file: File) => {
    try {
      const content = await read(decodeFile(new Uint8Array(await file.arrayBuffer())));
      if ('answer' in content) setStep({ at: 'preview', rows: content.rows, question: content });
      else if (!('header' in content)) preview(content);
      else if (content.rows.length === 0) preview([]);
      else setStep({ at: 'columns', table: content, targets: content.guessed });
    } catch (error) {
      setStep({ at: 'choosing', problem: 'unreadable', ...(error instanceof FileProblem && { why: error.message }) });
    }
  };
  const readTable = async (table: ImportTable<Row>, targets: readonly (string | null)[]) => {
    setIsReading(true);
    try {
      preview(await table.read(targets));
    } catch {
      setStep({ at: 'choosing', problem: 'unreadable' });
    } finally {
      setIsReading(false);
    }
  };
  /** The rows that are shown stay until those of another answer are there. */
  const answer = async (question: ImportQuestion<Row>, value: string, before: readonly Row[]) => {
    setStep({ at: 'preview', rows: before, question: { ...question, value } });
    setIsReading(true);
    try {
      setStep({ at: 'preview', rows: await question.answer(value), question: { ...question, value } });
    } catch {
      setStep({ at: 'choosing', problem: 'unreadable' });
    } finally {
      setIsReading(false);
    }
  };
  const good = useMemo(
    () =>
      step.at === 'preview'
        ? step.rows.filter(({ problem, isKnown }) => problem === null && !(skipsKnown && isKnown))
        : [],
    [step, skipsKnown],
  );
  const run = async () => {
    let done = 0;
    const tell = (next: number) => {
      done = next;
      setAdding({ is: 'running', done });
    };
    tell(done);
    try {
      await add(good, tell);
    } catch (error) {
      setAdding({ is: 'failed', done, ...(error instanceof FileProblem && { why: error.message }) });
      return;
    }
    onDone(good);
  };
  const close = () => {
    if (!isRunning) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      closesOnPressOutside={false}
      title={title}
      closeLabel={formatMessage(commonMessages.close)}
      size={step.at === 'choosing' ? 'medium' : 'large'}
      actions={
        <>
          <Button onPress={close} isDisabled={isRunning}>
            {formatMessage(commonMessages.cancel)}
          </Button>
          {step.at === 'columns' && (
            <Button
              variant="primary"
              isDisabled={step.targets.every((target) => target === null)}
              isPending={isReading}
              onPress={() => void readTable(step.table, step.targets)}
            >
              {formatMessage(fileMessages.next)}
            </Button>
          )}
          {step.at === 'preview' && (
            <Button
              variant="primary"
              isPending={isRunning || isReading}
              isDisabled={good.length === 0}
              onPress={() => void run()}
            >
              {adding.is === 'failed' ? formatMessage(commonMessages.retry) : addLabel(good.length)}
            </Button>
          )}
        </>
      }
    >
      {step.at === 'choosing' && (
        <ChooseFile accept={accept} onChoose={(file) => void choose(file)}>
          <p>{description}</p>
          {step.problem && <Problem role="alert">{step.why ?? formatMessage(fileMessages[step.problem])}</Problem>}
        </ChooseFile>
      )}
      {step.at === 'columns' && (
        <ImportColumns
          table={step.table}
          targets={step.targets}
          onChange={(targets) => {
            setStep({ ...step, targets });
          }}
        />
      )}
      {step.at === 'preview' && (
        <ImportPreview
          {...{ rows: step.rows, good: good.length, skipsKnown, textOf, show, warning }}
          onSkipKnown={addsKnown ? setSkipsKnown : undefined}
          question={step.question && { ...step.question, isDisabled: isReading || isRunning }}
          onAnswer={(value) => {
            if (step.question) void answer(step.question, value, step.rows);
          }}
        />
      )}
      {isRunning && <ProgressBar label={formatMessage(fileMessages.running)} value={adding.done} max={good.length} />}
      {adding.is === 'failed' && (
        <Problem role="alert">
          {adding.why ?? formatMessage(fileSentences.failed, { done: adding.done, all: good.length })}
        </Problem>
      )}
    </Dialog>
  );
};

const Problem = styled.p`
  margin-block-start: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.tone.error.text};
`;
