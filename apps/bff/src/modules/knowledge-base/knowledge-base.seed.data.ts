type Article = { title: string; content: string };

/** An article: what it is about, the steps to take if there are some, and what else is good to know. */
const article = (title: string, about: string, steps: string[] = [], more = ''): Article => ({
  title,
  content: [
    `<p>${about}</p>`,
    steps.length > 0 ? `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>` : '',
    more && `<p>${more}</p>`,
  ].join(''),
});

const yourAccount = [
  article(
    'Create an account',
    'An account takes a name, an e-mail address and a password.',
    ['Open the registration page.', 'Fill in the three fields.', 'Accept the terms and press Create an account.'],
    'You are signed in at once, and every app opens with a few examples that are yours to change or remove.',
  ),
  article(
    'Sign in and stay signed in',
    'Sign in with the e-mail address and the password of your account. The browser remembers you until you sign out, for 30 days at most.',
    [],
    'If a page asked you to sign in, you come back to that page afterwards.',
  ),
  article(
    'Sign out everywhere in this browser',
    'Signing out ends the whole session, not just the tab in front of you.',
    ['Open the menu with your name at the top.', 'Choose Logout.'],
    'Other tabs notice and show the sign-in page. Other devices stay signed in, because they have sessions of their own.',
  ),
  article(
    'Choose a good password',
    'A password has at least 8 characters. Longer is better than stranger: four unrelated words are hard to guess and easy to remember.',
    [],
    'We store no password, only a hash from which it cannot be worked out.',
  ),
  article(
    'Change the name that others see',
    'Your display name stands beside your messages and on the cards that you are a member of.',
    ['Open the menu with your name.', 'Choose My Profile.', 'Change the name and save.'],
    'Old messages show the new name, too.',
  ),
  article(
    'Change your picture',
    'The picture is a link to an image on the web or a path of this server. Without one, the first letter of your name is shown.',
  ),
  article(
    'What the roles admin, staff and user mean',
    'Your role decides which pages you see and which calls the server accepts.',
    [],
    'Administrators see everything, staff see what daily work needs, and users see the apps. Hiding a page is a courtesy; the server checks each request.',
  ),
  article(
    'Pick a layout',
    'Three layouts arrange the same parts: navigation at the side, navigation at the top, and a narrow page in the middle.',
    ['Open the settings panel.', 'Choose a layout style.', 'Adjust navbar, toolbar and footer below it.'],
    'Choosing another style starts again with the defaults of that style.',
  ),
  article(
    'Pick colours, light or dark',
    'There are 25 colour schemes. The main area, the navigation, the toolbar and the footer can each have one of their own.',
    ['Open the settings panel.', 'Choose a scheme for all parts, or open a single part.'],
  ),
  article(
    'Change the language',
    'The interface speaks English, Turkish and Arabic.',
    ['Open the language menu in the toolbar.', 'Choose a language.'],
    'In Arabic everything runs from right to left, charts and keyboard shortcuts included.',
  ),
  article(
    'Add shortcuts to the toolbar',
    'A shortcut is an icon in the toolbar that opens a page.',
    ['Press the star in the toolbar.', 'Type a part of the page’s name.', 'Press Enter to add it.'],
    'Choose it once more in the same list to remove it.',
  ),
  article(
    'Read and dismiss notifications',
    'The bell shows how many notifications wait for you. They tell of new mail, of reminders that fall due and of cards that you were added to.',
    ['Press the bell.', 'Open a notification to go to what it is about, or dismiss it.'],
    'A dismissal can be taken back for a few seconds.',
  ),
  article(
    'Set your chat status and mood',
    'The status tells colleagues whether to expect an answer: online, away, do not disturb or offline. The mood is a line of your own.',
    ['Open the chat panel.', 'Press your picture.', 'Choose a status or write a mood.'],
  ),
  article(
    'Use two windows at once',
    'You may work in as many tabs and devices as you like. A change in one shows in the others within a moment.',
    [],
    'If both change the same field of the same record, the second one to save is asked what to keep.',
  ),
  article(
    'What is private, and what is shared',
    'Mail, notes, todos, contacts, calendar and settings are yours alone. Courses, products, orders, boards and files are shared by all who are signed in.',
  ),
  article(
    'Work offline for a while',
    'Pages that are open stay usable when the connection is gone. A bar says so, and what you write is kept.',
    [],
    'When you are back, waiting messages are sent and lists are brought up to date.',
  ),
  article(
    'When you cannot sign in',
    'After several wrong passwords the server asks you to wait for a minute. That protects your account from guessing.',
    ['Check the e-mail address for typing errors.', 'Check that Caps Lock is off.', 'Wait a minute and try again.'],
    'If it still fails, an administrator can tell whether the account exists.',
  ),
];

const selling = [
  article(
    'Add your first product',
    'A product needs a name and a price. Everything else can follow later.',
    ['Open Products.', 'Press Add.', 'Give it a name, a price and a picture.', 'Press Save.'],
    'It is inactive until you switch it on, so nobody sees half a product.',
  ),
  article(
    'How prices and taxes belong together',
    'The price with tax is the price without tax and the tax on top, rounded to the cent. Change one of them, and the others follow.',
    [],
    'A product whose three numbers do not agree is not saved.',
  ),
  article('Keep count of your stock', 'The quantity of a product is what is left to sell. It never goes below zero.', [
    'Open the product.',
    'Choose the inventory tab.',
    'Enter the SKU and the quantity.',
  ]),
  article(
    'Show the right picture first',
    'A product may have several pictures. The one with the star stands for it in lists and orders.',
    ['Open the product.', 'Choose the pictures tab.', 'Press a picture to make it the featured one.'],
  ),
  article(
    'Set size, weight and shipping',
    'Width, height, depth and weight are written with their units, as 22 cm or 3 kg. An extra shipping fee is added to each parcel with this product.',
  ),
  article(
    'Use categories and tags',
    'Categories are where customers look, tags are what they search for. Two or three of each are usually enough.',
  ),
  article(
    'Take a product out of the shop',
    'Switch it off to hide it for a while. Remove it if you will not sell it again.',
    [],
    'Orders keep the lines of removed products: name, price and picture as they were when it was sold.',
  ),
  article(
    'Edit a product together',
    'A colleague may have the same product open. If you change its price and they change its description, both changes are saved.',
    [],
    'If both of you change the price, the second is told and can compare.',
  ),
  article(
    'Search and sort the product list',
    'Type into the search field to narrow the list to names that contain the words. Press the head of a column to sort by it, and again to turn the order round.',
  ),
  article(
    'Remove several products at once',
    'Tick the boxes at the start of the rows, or the one in the head for all.',
    ['Tick the products.', 'Open the menu above the list.', 'Choose Remove.'],
    'They go into the trash together and can come back one by one.',
  ),
  article(
    'Show a discount with a compared price',
    'The compared price is the old price, shown crossed out beside the new one. Leave it at zero for no discount.',
  ),
  article(
    'Read your sales on the dashboard',
    'The analytics dashboard shows visits, conversions and sales of the last weeks. Hold the pointer over a chart for the numbers of a day.',
  ),
];

const buying = [
  article(
    'Follow an order from payment to delivery',
    'An order has a history of statuses, each with its date. The newest stands first and is the one shown in lists.',
  ),
  article('Change the status of an order', 'A new status is added to the history; the old ones stay.', [
    'Open the order.',
    'Choose a status from the list.',
    'Press Update status.',
  ]),
  article(
    'What the order statuses mean',
    'There are 14 of them. Those that begin with Awaiting wait for the customer’s payment. Payment accepted and Preparing the order are your turn. Shipped and Delivered follow the parcel.',
    [],
    'Canceled, Refunded and Payment error end an order that did not go well.',
  ),
  article(
    'Find an order',
    'The search field of the order list looks at the reference, the customer and the status.',
    ['Open Orders.', 'Type a part of the reference or of the name.'],
    'The reference is the short code that stands in the customer’s e-mail.',
  ),
  article(
    'Read an invoice',
    'An invoice lists the services with unit, price and quantity. Below stand the subtotal, the tax, the discount and what is to be paid.',
    [],
    'The invoice pages show the same invoice in two designs, compact and modern.',
  ),
  article('Print an invoice or save it as PDF', 'Invoices are laid out for paper.', [
    'Open the invoice.',
    'Press Ctrl and P, or Command and P on a Mac.',
    'Choose a printer, or Save as PDF.',
  ]),
  article(
    'Accepted ways to pay',
    'Customers pay by credit card, by check, through PayPal or by bank wire. Each payment keeps its transaction number.',
  ),
  article(
    'When a bank wire takes long',
    'A wire may take three working days. The order waits with the status Awaiting bank wire payment and reserves its products meanwhile.',
  ),
  article(
    'When a payment fails',
    'The order gets the status Payment error. Ask the customer to try another card before you cancel it.',
    [
      'Open the order and look at the payment tab.',
      'Write to the customer.',
      'Set the status when the money is there.',
    ],
  ),
  article(
    'Track a parcel',
    'The shipping tab of an order names the carrier and the tracking number.',
    [],
    'An order that is sent in several parcels has a line for each of them, with its weight and fee.',
  ),
  article(
    'Choose a carrier',
    'TNT, USPS and FedEx deliver. Weight and destination decide which is the cheapest; the fee of each parcel is noted with the order.',
  ),
  article(
    'Change a delivery address',
    'Until a parcel is shipped, its address can still be changed with the carrier. After that, only the carrier can redirect it.',
  ),
  article('See where customers live', 'The order page shows the invoice address and the shipping address on a map.', [
    'Open an order.',
    'Unfold one of the addresses.',
  ]),
  article(
    'Cancel an order',
    'Set the status Canceled before the parcel is shipped. The order stays in the list, so the history is complete.',
  ),
  article(
    'Refund an order',
    'Send the money back the way it came, then set the status Refunded.',
    [],
    'Note the number of the refund in a comment to the customer; the payment itself is not changed.',
  ),
  article(
    'Sell on pre-order',
    'A product that is sold out can still be ordered. There is a status for pre-orders that are paid and one for those that are not.',
  ),
  article(
    'Cash on delivery',
    'The carrier takes the money at the door. The order waits with its own status until the carrier has paid you.',
  ),
  article('Remove old orders', 'Orders go into the trash like everything else and can be restored for 30 days.', [
    'Tick the orders in the list.',
    'Open the menu above the list.',
    'Choose Remove.',
  ]),
  article(
    'How totals are worked out',
    'The total of an order is its subtotal and tax, less the discount. Every amount is rounded to the cent once, at the line where it arises.',
  ),
];

const itemSupport = [
  article(
    'Write your first note',
    'A note has a title, a text, a checklist, a picture and a reminder. None of them is required.',
    ['Open Notes.', 'Press the field at the top.', 'Write, and press Close when you are done.'],
    'New notes stand first.',
  ),
  article(
    'Tick off a checklist',
    'A checklist turns a note into a plan. Ticked lines move to the end and stay readable.',
    ['Open a note.', 'Press the checklist button.', 'Write a line and press Enter for the next.'],
  ),
  article(
    'Be reminded of a note',
    'A reminder becomes a notification when it falls due, or at your next visit if you were away.',
    ['Open the note.', 'Press the bell.', 'Choose a day and a time.'],
  ),
  article(
    'Label notes',
    'Labels sort notes without moving them. A note can have as many as you like.',
    ['Choose Edit labels at the side.', 'Add, rename or remove labels.'],
    'Removing a label removes it from its notes; the notes themselves stay.',
  ),
  article(
    'Archive instead of removing',
    'What you have finished but may want to look up belongs in the archive. Archived notes are out of sight, not in the trash, and stay for ever.',
  ),
  article(
    'Restore something from the trash',
    'The trash keeps what was removed for 30 days, from every app.',
    ['Open the trash.', 'Tick what you miss.', 'Press Restore.'],
    'It comes back to the place that it had.',
  ),
  article(
    'Plan your day with todos',
    'Give a todo a due date and it shows under Today when the day has come. Stars are for what you like, Priority for what cannot wait.',
  ),
  article(
    'Filter todos',
    'Filters at the side show starred, important, scheduled, completed and removed todos, and those of today.',
    [],
    'A filter is part of the address, so you can bookmark it.',
  ),
  article(
    'Write and send a mail',
    'Mail goes to everybody who has an account here.',
    ['Open Mail and press Compose.', 'Enter one or more addresses.', 'Write, and press Send.'],
    'An address without an account is named after sending, so nothing disappears in silence.',
  ),
  article('Keep a draft', 'A mail that you do not send is kept under Drafts. Open it there to go on writing.'),
  article(
    'Move and label many mails',
    'Tick the mails, or all of them with the box in the head.',
    ['Tick the mails.', 'Choose a folder or a label above the list.'],
    'A label that all of them have is taken away; one that some lack is added to those.',
  ),
  article(
    'Deal with spam',
    'Move unwanted mail into the Spam folder. Deleting it there is for good, without the trash.',
  ),
  article(
    'Add an event to the calendar',
    'Press a day in the calendar, or drag over several.',
    ['Give the event a title.', 'Set start and end, or All day.', 'Press Add.'],
    'An event cannot end before it starts; the form says so while you type.',
  ),
  article(
    'Move an event',
    'Drag an event to another day or time. Drag its lower edge to make it longer. The change is saved when you let go.',
  ),
  article('Keep contacts in groups', 'Groups bring together whom you write to together. A contact can be in several.', [
    'Open Contacts.',
    'Choose a group at the side to see who is in it.',
  ]),
  article(
    'Star the people you need often',
    'Press the star in a contact’s row. Starred contacts have a list of their own at the side.',
  ),
  article(
    'Set up a board',
    'A board shows work as cards in lists. Most teams begin with three lists: to do, doing and done.',
    ['Open Boards and press Add.', 'Name the board.', 'Add a list, and a card to it.'],
  ),
  article(
    'Move cards and lists',
    'Drag a card to another list, or a list to another place. From the keyboard, press Space on a card, move it with the arrows and press Space again.',
    [],
    'If two people drag at once, no card is lost: the second is shown the new order first.',
  ),
  article(
    'Add members, labels and a due date to a card',
    'Open a card for its details. Members are told that they were added, labels colour it on the board, and the due date turns red when it has passed.',
  ),
  article('Attach pictures to a card', 'A card can have attachments, and one of them may be its cover.', [
    'Open the card.',
    'Upload a file of up to 25 MiB.',
    'Choose Make cover.',
  ]),
  article(
    'Follow a course',
    'A course is a row of steps. Go through them in order or jump to any of them.',
    [],
    'Your place in a course is your own: colleagues who take the same course have theirs.',
  ),
  article(
    'Look at the details of a file',
    'Press a row in the file manager. The panel at the side shows its owner, its size and when it was last opened.',
    [],
    'Files that are marked as offline can be opened without a connection.',
  ),
  article(
    'Send a chat message',
    'Press a contact in the chat panel, write, and press Enter. Shift and Enter make a new line.',
    [],
    'A tick tells that the message was stored.',
  ),
  article(
    'Search everything at once',
    'The search in the toolbar looks through mail, notes, todos, contacts, products, orders, courses, boards and these articles.',
    ['Press the magnifier.', 'Type a word or two.', 'Press Enter for the page with all results.'],
    'You find only what you may see.',
  ),
];

/** The categories of the demo, in their order, with their articles. */
export const knowledgeBase: { title: string; articles: Article[] }[] = [
  { title: 'Your Account', articles: yourAccount },
  { title: 'Selling', articles: selling },
  { title: 'Buying', articles: buying },
  { title: 'Item Support', articles: itemSupport },
];
