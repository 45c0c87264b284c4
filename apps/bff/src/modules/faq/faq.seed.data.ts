import type { FaqItemDto } from './faq.dto';

/** The questions of the demo, in their order. */
export const faqItems: Omit<FaqItemDto, 'id'>[] = [
  {
    question: 'Who can see my mail, notes and todos?',
    answer:
      'Only you. Mail, notes, todos, contacts and your calendar belong to your account, and no other account can read or change them. Boards, products, orders, courses and files are shared with everybody who is signed in.',
  },
  {
    question: 'How do I get back something that I removed?',
    answer:
      'Open the trash. What you remove stays there for 30 days and comes back whole: with its labels, its links and its old place in the list. After 30 days it is deleted for good.',
  },
  {
    question: 'What happens to my text if the connection fails while I save?',
    answer:
      'Nothing is lost. The editor keeps what you typed and says that it was not saved. As soon as you are online again, save once more; a note that was already stored is not stored twice.',
  },
  {
    question: 'Can I write chat messages while I am offline?',
    answer:
      'Yes. They wait in the conversation and are sent, once and in order, when the connection is back. A message that is still waiting is marked as such.',
  },
  {
    question: 'How do I change the language?',
    answer:
      'Choose English, Turkish or Arabic from the language menu in the toolbar. The choice is remembered in this browser. Arabic turns the whole layout from right to left.',
  },
  {
    question: 'How do I switch to a dark theme?',
    answer:
      'Open the settings panel at the edge of the window and pick one of the colour schemes. Main area, navigation, toolbar and footer can each have a scheme of their own. Your choice is saved with your account.',
  },
  {
    question: 'Why do I see fewer pages than my colleague?',
    answer:
      'Pages depend on your role. Some of them are for administrators, others for staff. If you need one that you cannot see, ask an administrator for the role; you will see the page after your next sign-in.',
  },
  {
    question: 'Two of us edited the same note. Whose text is kept?',
    answer:
      'If you changed different fields, both changes are kept. If you changed the same field, whoever saves last is told so before anything is overwritten, and decides which text to keep.',
  },
  {
    question: 'How do I put a page on the shortcut bar?',
    answer:
      'Press the star in the toolbar and search for the page. Choose it to add it, choose it again to remove it. Shortcuts belong to your account and follow you to other devices.',
  },
  {
    question: 'How do I stay signed in, and how do I end it?',
    answer:
      'You stay signed in on this browser until you sign out, for 30 days at most. Signing out ends the whole session at once, in every tab that belongs to it.',
  },
  {
    question: 'What do the labels in notes, mail and todos do?',
    answer:
      'They sort without moving: a note, a mail or a todo can have several labels and stays in its folder. Choose a label at the side to see everything that carries it.',
  },
  {
    question: 'Which files can I upload, and how large may they be?',
    answer:
      'Pictures, documents and spreadsheets of up to 25 MiB each. The type is recognised by the content of a file, so renaming it changes nothing. Only people who can open the record that a file hangs on can open the file.',
  },
  {
    question: 'Can I use the keyboard alone?',
    answer:
      'Yes. Every control is reached with Tab and works with Enter or Space. Escape closes the topmost panel, menu or dialog and takes you back to where you opened it.',
  },
  {
    question: 'Does somebody have to reload to see what I changed?',
    answer:
      'No. Open lists and boards follow within a moment when you or a colleague change something, on every device. Only after a long time offline does a page read its data anew.',
  },
];
