import type { todoLabels } from './todo.catalogues';

/** A moment by days from the day on which it is put in, and the time of day in UTC. */
type Moment = readonly [days: number, time?: string];

/** A starter todo; labels by their handles. */
type StarterTodo = {
  title: string;
  notes?: string;
  start?: Moment;
  due?: Moment;
  completed?: boolean;
  starred?: boolean;
  important?: boolean;
  deleted?: boolean;
  labels?: (typeof todoLabels.entries)[number]['handle'][];
};

/**
 * Exactly three are due or overdue and not done, whatever the time of day and the time zone: the menu counts them. What is due today
 * is due on the day, and nothing falls due on the next one.
 */
export const starterTodos: StarterTodo[] = [
  {
    title: 'Answer the two open questions on the invoice export',
    notes: 'Which date counts for the month, and what happens to drafts. Accounting waits for both.',
    start: [-2, '09:00'],
    due: [0],
    important: true,
    labels: ['api', 'backend'],
  },
  {
    title: 'Find out why sessions end early on the staging server',
    notes: 'Seen twice, each time a little after the backup. The clock of the second machine is the first suspect.',
    start: [-5, '08:30'],
    due: [-1, '16:00'],
    starred: true,
    important: true,
    labels: ['issue', 'backend'],
  },
  {
    title: 'Send the screenshots of the new sign-in to the shops',
    notes: 'Light and dark, phone and desk: four pictures.',
    due: [-3, '11:00'],
    labels: ['mobile', 'frontend'],
  },
  {
    title: 'Write down what the list of orders answers when a page is asked for that is not there',
    due: [2, '14:00'],
    labels: ['api'],
  },
  {
    title: 'Make the table of products readable on a phone',
    notes: 'Three columns are enough: name, stock, price. The rest opens with a tap.',
    start: [-1, '10:00'],
    due: [3, '17:00'],
    starred: true,
    labels: ['frontend', 'mobile'],
  },
  {
    title: 'Book the small room for the next review',
    due: [4, '09:00'],
  },
  {
    title: 'Try the import with the largest customer file',
    notes: 'Forty thousand rows. Note the time and the memory, and whether the page stays usable meanwhile.',
    start: [1, '09:00'],
    due: [5, '15:30'],
    important: true,
    labels: ['backend'],
  },
  { title: 'Read through the proposal for shorter error messages', start: [2, '13:00'], labels: ['frontend', 'api'] },
  {
    title: 'Decide with Marta which charts stay on the dashboard',
    notes: 'Nobody could say in the last meeting what the third one shows.',
    due: [7, '10:00'],
    starred: true,
  },
  {
    title: 'Replace the old icon of the app on the home screen',
    due: [9, '12:00'],
    labels: ['mobile'],
  },
  {
    title: 'Let searches ignore accents',
    notes: 'Whoever types “cafe” should find “café”, and the other way round.',
    start: [3, '09:30'],
    due: [10, '16:00'],
    labels: ['backend', 'frontend'],
  },
  { title: 'Ask the support team for their five most frequent questions', labels: ['issue'] },
  {
    title: 'Prepare the restore drill',
    notes:
      'Take last night’s copy, bring it up on the spare machine, and measure how long it takes until somebody can sign in.',
    start: [6, '08:00'],
    due: [12, '18:00'],
    important: true,
    labels: ['backend'],
  },
  { title: 'Give every form the same order of buttons', due: [14, '11:30'], labels: ['frontend'] },
  { title: 'Collect ideas for the summer party', notes: 'Boat, barbecue, or both.', starred: true },
  {
    title: 'Look at the tablet layout from right to left',
    notes: 'The arrows of the calendar are the likely trouble.',
    due: [16, '10:00'],
    labels: ['mobile', 'issue'],
  },
  { title: 'Move the weekly mail from Friday to Tuesday', due: [18, '09:15'] },
  { title: 'Learn how the sales desk uses the notes app', notes: 'An hour beside somebody says more than a survey.' },
  {
    title: 'Plan the end of the first version of the orders call',
    notes: 'Two partners still use it. Tell them three months ahead.',
    start: [10, '09:00'],
    due: [28, '12:00'],
    labels: ['api'],
  },
  { title: 'Order a second screen for the meeting corner', due: [21, '13:00'] },
  {
    title: 'Call the landlord about the bicycle stands',
    due: [0, '08:00'],
    completed: true,
  },
  {
    title: 'Mend the date that was a day early west of Greenwich',
    notes: 'It was cut to a day before it was moved to the reader’s time zone.',
    start: [-6, '09:00'],
    due: [-2, '17:00'],
    completed: true,
    important: true,
    labels: ['issue', 'frontend'],
  },
  {
    title: 'Name the fields of a refused request one by one',
    start: [-12, '10:00'],
    due: [-8, '15:00'],
    completed: true,
    starred: true,
    labels: ['api', 'backend'],
  },
  { title: 'Thank the testers of the phone version', completed: true, labels: ['mobile'] },
  { title: 'Throw out the unused colours', due: [-10, '12:00'], completed: true, labels: ['frontend'] },
  { title: 'Water the plant by the window', notes: 'Half a glass, no more.', completed: true },
  {
    title: 'Agree on how long removed things can come back',
    notes: 'Thirty days, everywhere.',
    due: [-15, '11:00'],
    completed: true,
    starred: true,
  },
  { title: 'Renew the certificate of the demo server', due: [-20, '08:00'], completed: true, labels: ['backend'] },
  {
    title: 'Count the visitors by hand',
    notes: 'Not needed any more: the dashboard does it.',
    deleted: true,
  },
  { title: 'Print the manual', due: [-4, '10:00'], deleted: true, labels: ['issue'] },
];
