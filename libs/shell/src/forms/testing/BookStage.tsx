import { Button } from '@ezone/ui/button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import styled from 'styled-components';
import type { BrowserStorage } from '../../data/storage';
import { createDialogs, DialogContext, DialogOutlet } from '../../notices/dialog';
import { ToastProvider } from '../../notices/toast';
import { createRecordDrafts } from '../../records/recordDrafts';
import { MemoryAddress } from '../../routing/testing';
import { AuthProvider } from '../../session/AuthProvider';
import { aUser } from '../../session/testing/fixtures';
import { restingAuth } from '../../session/testing/restingAuth';
import { validationMessages } from '../../sign-in/messages';
import {
  FormCheckbox,
  FormDateField,
  FormDialog,
  FormMoneyField,
  FormNumberField,
  FormPage,
  FormRadioGroup,
  FormSelect,
  FormSwitch,
  FormTagsField,
  FormTextArea,
  FormTextField,
  useRecordForm,
} from '..';
import type { RecordForm } from '..';
import { memoryStore } from './memoryStore';

/** A book as it is typed. */
export type BookValues = {
  title: string;
  summary: string;
  author: { name: string };
  pages: number | null;
  /** In whole cents. */
  price: number | null;
  language: 'en' | 'tr' | 'ar' | null;
  format: 'paper' | 'ebook';
  published: string | null;
  isOurs: boolean;
  isShown: boolean;
  tags: readonly string[];
};

/** A book that can be saved as it is. */
export const goodBook: BookValues = {
  title: 'The long way home',
  summary: '',
  author: { name: 'Ada' },
  pages: 320,
  price: 1250,
  language: 'en',
  format: 'paper',
  published: '2026-11-22',
  isOurs: true,
  isShown: false,
  tags: ['travel'],
};

export type BookStageProps = {
  /** The book that is written, or what a new one begins with. */
  book?: BookValues;
  /** Stores it; a rejection is what the server refuses. */
  save?: (book: BookValues, tries: { before: unknown; key: string }) => Promise<unknown>;
  /** Where drafts are kept. */
  store?: BrowserStorage;
  /** Whether it stands in the page or in a dialog. */
  kind?: 'page' | 'dialog';
  /** What asks. */
  dialogs?: ReturnType<typeof createDialogs>;
  /** Whether nobody is signed in any more. @default false */
  isGuest?: boolean;
  /** Whether the book was removed. @default false */
  isGone?: boolean;
  /** Fetches the rules. */
  loadRules?: Parameters<typeof useRecordForm<BookValues>>[0]['loadRules'];
};

const fetchRules = async () => (await import('./bookRules')).bookRules;
const saveNothing = () => Promise.resolve();

/** A form with every kind of field, and what stands around it in the app. */
export const BookStage = ({ isGuest = false, dialogs: given, ...props }: BookStageProps) => {
  const [dialogs] = useState(given ?? createDialogs);
  const [auth] = useState(() =>
    isGuest
      ? restingAuth({ user: null, session: 'expired' })
      : restingAuth({ user: aUser({ uuid: 'ada' }), session: { valid: 'fresh' } }),
  );
  return (
    <MemoryAddress path="/books/1">
      <ToastProvider>
        <DialogContext value={dialogs}>
          <AuthProvider auth={auth}>
            <main>
              <Books {...props} />
            </main>
            <DialogOutlet />
          </AuthProvider>
        </DialogContext>
      </ToastProvider>
    </MemoryAddress>
  );
};

function Books({ kind = 'page', isGone = false, ...props }: BookStageProps) {
  const [isOpen, setIsOpen] = useState(kind === 'page');
  const [said, setSaid] = useState('');
  const { pathname, search, state } = useLocation() as Location<{ from: string } | null>;
  const close = () => setIsOpen(false);
  return (
    <>
      <h1>Books</h1>
      <Link to="/elsewhere" state={{ from: 'the books' }}>
        Elsewhere
      </Link>
      <Link to="/another">Another</Link>
      <Link to="?tab=more">More</Link>
      <output hidden data-testid="address">
        {pathname}
        {search}
        {state && ` from ${state.from}`}
      </output>
      {!isOpen && <Button onPress={() => setIsOpen(true)}>Write a book</Button>}
      <p>{said}</p>
      {isOpen && (
        <Book
          {...props}
          frame={(form, fields) =>
            kind === 'page' ? (
              <FormPage form={form} onCancel={close} isGone={() => isGone}>
                {fields}
              </FormPage>
            ) : (
              <FormDialog form={form} title="A book" onClose={close}>
                {fields}
              </FormDialog>
            )
          }
          onSaved={() => {
            close();
            setSaid('The book is saved.');
          }}
        />
      )}
    </>
  );
}

type BookProps = Omit<BookStageProps, 'kind' | 'isGuest' | 'isGone' | 'dialogs'> & {
  frame: (form: RecordForm<BookValues>, fields: ReactNode) => ReactNode;
  onSaved: () => void;
};

function Book({ book = goodBook, save = saveNothing, store, loadRules = fetchRules, frame, onSaved }: BookProps) {
  const [drafts] = useState(() => createRecordDrafts('ada', store ?? memoryStore()));
  const form = useRecordForm<BookValues>({
    initialValues: book,
    loadRules,
    words: validationMessages,
    names: { title: 'Title', summary: 'Summary' },
    save,
    onSaved,
    draft: { drafts, list: 'books', id: '1' },
  });
  return frame(
    form,
    <Fields>
      <FormTextField form={form} name="title" label="Title" limit={20} required />
      <FormTextArea form={form} name="summary" label="Summary" limit={40} description="What it is about." />
      <FormTextField form={form} name="author.name" label="Author" required />
      <FormNumberField form={form} name="pages" label="Pages" />
      <FormMoneyField form={form} name="price" label="Price" currency="USD" />
      <FormSelect
        form={form}
        name="language"
        label="Language"
        placeholder="Choose one"
        options={[
          { id: 'en', label: 'English' },
          { id: 'tr', label: 'Turkish' },
          { id: 'ar', label: 'Arabic' },
        ]}
        required
      />
      <FormRadioGroup
        form={form}
        name="format"
        label="Format"
        options={[
          { id: 'paper', label: 'Paper' },
          { id: 'ebook', label: 'E-book' },
        ]}
      />
      <FormDateField form={form} name="published" label="Published" />
      <FormTagsField form={form} name="tags" label="Tags" suggestions={['travel', 'history']} />
      <FormCheckbox form={form} name="isOurs" label="We may sell it" required />
      <FormSwitch form={form} name="isShown" label="Shown in the shop" />
    </Fields>,
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
  max-inline-size: 48rem;
`;
