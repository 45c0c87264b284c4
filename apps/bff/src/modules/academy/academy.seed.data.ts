/** A demo course. */
type SeedCourse = {
  title: string;
  description: string;
  category: string;
  /** In minutes. */
  length: number;
  /** When it was last written, before the day of seeding. */
  daysAgo: number;
  steps: [title: string, content: string][];
};

export const seedCourses: SeedCourse[] = [
  {
    title: 'Pages that Load Fast',
    description: 'What makes a page slow, how to find out, and what to do about it first.',
    category: 'web',
    length: 55,
    daysAgo: 2,
    steps: [
      [
        'What fast means',
        'A page is fast when its reader does not wait. Choose one page, one phone and one question: when can I read?',
      ],
      [
        'Measure before you change',
        'Load the page three times with an empty cache and write down the median. One number that was measured is worth ten opinions.',
      ],
      [
        'The first byte',
        'Nothing can be shown before the server answers. Look at the time to the first byte and ask what the server does meanwhile.',
      ],
      [
        'Styles that block',
        'A browser paints nothing until it has the styles in the head. Keep what the first screen needs small, and let the rest come later.',
      ],
      [
        'Scripts that wait',
        'Add defer to every script that does not have to run at once. The page is read first and the script runs after it.',
      ],
      [
        'Pictures in the right size',
        'A picture of four thousand pixels in a column of four hundred is sent a hundred times too large. Offer sizes with srcset.',
      ],
      ['Room for what comes', 'Give pictures a width and a height. The text then stays where it is when they arrive.'],
      [
        'Fonts without flicker',
        'Use two weights, not six, and font-display: swap. Text in another font is better than no text.',
      ],
      [
        'The second visit',
        'Files whose names hold a hash never change, so they may be cached for a year. The page itself is asked for each time.',
      ],
      ['A budget', 'Agree on a weight for the page, such as 200 kilobytes of script, and let the build fail above it.'],
      [
        'Measure again',
        'Compare with the number of step two. Keep what helped and take back what did not: code that brings nothing costs something.',
      ],
    ],
  },
  {
    title: 'Forms People Finish',
    description: 'Labels, errors and keyboards: how to ask for something without losing anybody.',
    category: 'web',
    length: 40,
    daysAgo: 9,
    steps: [
      [
        'Ask for less',
        'Each field is a reason to leave. Write beside every one what you do with the answer, and delete those without a reason.',
      ],
      [
        'Every field has a label',
        'A placeholder vanishes with the first key. A label stays, can be clicked, and is read aloud by a screen reader.',
      ],
      [
        'The right keyboard',
        'type="email" and inputmode="numeric" bring the keys that are needed to the front of a phone’s keyboard.',
      ],
      [
        'Let the browser help',
        'With autocomplete="street-address" the browser fills in what it knows. People are glad of every line they need not type.',
      ],
      [
        'One column',
        'Eyes move down a column faster than across two. Put side by side only what belongs together, like a day and a month.',
      ],
      [
        'When to complain',
        'Say what is wrong when a field is left, not while it is typed in. Nobody’s address is valid after three letters.',
      ],
      [
        'How to complain',
        'Name the field, the reason and the way out: “The password needs two more characters” instead of “Invalid input”.',
      ],
      [
        'Where to complain',
        'Put the message at the field, tie it to the field with aria-describedby, and move the focus to the first one.',
      ],
      [
        'Never lose text',
        'If saving fails, everything that was typed is still there. Try it: pull the plug and press the button.',
      ],
      [
        'The button',
        'Call it what it does: “Book the room”. While it works it says so, and a second press does nothing.',
      ],
      [
        'Watch one person',
        'Ask somebody who has never seen the form to fill it in, and say nothing. You will change three things.',
      ],
    ],
  },
  {
    title: 'Layout with Grid and Flex',
    description: 'Two tools for every layout, and how to tell which one you need.',
    category: 'web',
    length: 65,
    daysAgo: 16,
    steps: [
      [
        'Rows or areas',
        'Flex lays things out along one line; grid along two at once. Draw the layout on paper and count the lines.',
      ],
      [
        'A first row',
        'display: flex puts the children side by side. gap keeps them apart without a margin at either end.',
      ],
      [
        'Who grows',
        'flex: 1 takes the room that is left. Give it to the search field and the buttons keep their size.',
      ],
      [
        'Breaking the line',
        'flex-wrap: wrap lets a row of chips become two rows on a phone. Nothing else has to change.',
      ],
      ['A first grid', 'grid-template-columns: 240px 1fr makes a side bar and a page. The rows appear by themselves.'],
      [
        'As many as fit',
        'repeat(auto-fill, minmax(16rem, 1fr)) makes as many cards in a row as there is room for, without a media query.',
      ],
      [
        'Names for areas',
        'grid-template-areas is a drawing of the page in the style sheet. Whoever reads it sees the layout.',
      ],
      [
        'Both directions',
        'Write margin-inline-start instead of margin-left, and the same layout serves Arabic and Hebrew.',
      ],
      ['Things that overflow', 'A flex child does not get narrower than its longest word. min-width: 0 allows it to.'],
      ['Centre at last', 'place-items: center on a grid puts its only child into the middle, both ways.'],
      [
        'Use both',
        'The page is a grid and the toolbar in it a flex row. The two never fight, because each has its own box.',
      ],
    ],
  },
  {
    title: 'Rules that Protect Data',
    description: 'Security rules for Firestore, from “everybody may read” to rules with tests.',
    category: 'firebase',
    length: 50,
    daysAgo: 4,
    steps: [
      [
        'No server between',
        'A browser talks to the database itself. What it may do is decided by rules alone, so they are the server.',
      ],
      ['Closed at first', 'Begin with allow read, write: if false. Open one path after the other, each with a reason.'],
      [
        'Who is asking',
        'request.auth is null for a guest. For everybody else it holds the uid that you compare owners with.',
      ],
      [
        'One’s own documents',
        'allow read: if request.auth.uid == resource.data.owner lets everybody see their own and nothing else.',
      ],
      [
        'Creating is different',
        'When a document is created there is no resource yet. Look at request.resource, which is what it is going to be.',
      ],
      [
        'Fields that stay',
        'An owner may change the title but not the owner. Compare the old value of the field with the new one.',
      ],
      [
        'Shapes',
        'Check types and lengths: title is string and title.size() < 200. Whatever the rules let in, you will have to show.',
      ],
      [
        'Functions',
        'Put isOwner() and isSignedIn() at the top and use them. A rule that reads like a sentence is reviewed like one.',
      ],
      [
        'Queries are not filters',
        'A query that could return a forbidden document is refused as a whole. Ask only for what the rules allow.',
      ],
      ['Test in the emulator', 'Write a test for each rule with two users: one who may, and one who tries.'],
      ['Review', 'Read the rules once a quarter as if you wanted to break in. Begin with those that are the longest.'],
    ],
  },
  {
    title: 'Sign-In Step by Step',
    description: 'Accounts with Firebase Authentication: e-mail, other providers, and what happens in between.',
    category: 'firebase',
    length: 45,
    daysAgo: 11,
    steps: [
      [
        'What you get',
        'Authentication answers one question: who is this? What the person may do is still yours to decide.',
      ],
      ['Set up the project', 'Switch on one provider only, and add the addresses that your app really runs on.'],
      [
        'A form for e-mail',
        'createUserWithEmailAndPassword makes an account and signs it in. Show its errors in your own words.',
      ],
      [
        'Listen, do not ask',
        'onAuthStateChanged calls you whenever somebody comes or goes. The user interface follows it, and nothing else.',
      ],
      [
        'The moment before',
        'At the start nobody knows yet whether anybody is signed in. Show neither the form nor the page until the first call.',
      ],
      [
        'Other providers',
        'A pop-up is convenient on a desktop, and a redirect is safer on a phone. Offer those your readers have.',
      ],
      [
        'One person, two ways',
        'The same address may come by password and by provider. Link the two instead of making a second account.',
      ],
      [
        'Tokens',
        'An id token is good for an hour and renews itself. Send it to your server, and verify it there each time.',
      ],
      ['Roles', 'Custom claims put a role into the token. They are set by a server and never by the browser.'],
      [
        'Forgotten passwords',
        'Answer the same sentence whether the address is known or not. Otherwise the form tells who has an account.',
      ],
      [
        'Leaving',
        'signOut forgets the user on this device. Clear what you have cached, too: the next person may be another one.',
      ],
    ],
  },
  {
    title: 'Live Lists with Firestore',
    description: 'Queries that update themselves, and lists that stay quick with a million documents.',
    category: 'firebase',
    length: 60,
    daysAgo: 23,
    steps: [
      [
        'Documents and collections',
        'A document is a small record; a collection is a folder of them. Collections may hang under documents.',
      ],
      [
        'A first listener',
        'onSnapshot answers at once from the cache and again whenever something changes. Remember to stop it.',
      ],
      [
        'What has changed',
        'docChanges() names what was added, modified and removed. Change those rows and leave the rest alone.',
      ],
      [
        'Order and limit',
        'orderBy with limit(20) costs twenty reads, however long the list is. Never listen to all of it.',
      ],
      [
        'The next page',
        'startAfter takes the last document of the page before. Page numbers do not exist here, and are not missed.',
      ],
      ['Indexes', 'Each query needs an index. For two fields you create it once; the error message holds the link.'],
      [
        'Copies on purpose',
        'There are no joins. Store the author’s name in each message, and decide what happens when it changes.',
      ],
      [
        'Counters',
        'increment(1) adds without reading first. For very busy counters, spread the number over several documents.',
      ],
      [
        'Transactions',
        'runTransaction reads, decides and writes, and begins again if somebody was faster. Keep it short.',
      ],
      [
        'Without a network',
        'Writes wait on the device and are sent later. Show hasPendingWrites as a small clock beside the row.',
      ],
      [
        'The bill',
        'You pay for each document read. Look at the usage after a day, and find the listener that never stops.',
      ],
    ],
  },
  {
    title: 'Containers from Scratch',
    description: 'What a container is, how to build a small one, and how not to run it as root.',
    category: 'cloud',
    length: 70,
    daysAgo: 6,
    steps: [
      [
        'A process with walls',
        'A container is no machine: it is a process that sees its own files, network and users.',
      ],
      [
        'Images',
        'An image is the file system such a process starts with, made of layers. A layer that has not changed is not built again.',
      ],
      ['A first Dockerfile', 'FROM, COPY, RUN, CMD: four lines are enough for a program that says hello.'],
      [
        'Order matters',
        'Copy the list of dependencies and install them before you copy the source. Then a changed line of code rebuilds seconds, not minutes.',
      ],
      ['Two stages', 'Build in one image and copy the result into another. Compilers have no place in production.'],
      [
        'What to leave out',
        'A .dockerignore keeps secrets, caches and the history out of the image. Look into it once with tar.',
      ],
      ['Not as root', 'Add USER node. A program that is broken into should own nothing.'],
      [
        'Configuration',
        'Whatever differs between places comes by environment variables. The same image runs everywhere.',
      ],
      [
        'Stopping well',
        'The platform sends SIGTERM and waits some seconds. Finish the open requests, and end by yourself.',
      ],
      [
        'Healthy or not',
        'Offer one address that says “I live” and another that says “I can work”. They are not the same question.',
      ],
      [
        'Small and dated',
        'Tag images with the version, never with latest alone, and rebuild them weekly for the sake of their base.',
      ],
    ],
  },
  {
    title: 'Logs, Metrics and Traces',
    description: 'Three views of a running system, and which one answers which question.',
    category: 'cloud',
    length: 50,
    daysAgo: 14,
    steps: [
      [
        'Three questions',
        'Metrics say that something is wrong, traces say where, and logs say why. You need all three, but little of each.',
      ],
      [
        'A line is a record',
        'Write logs as JSON: time, level, message, request id. Machines read them first and people later.',
      ],
      [
        'One id for each request',
        'Make it at the door, pass it on, and put it into every line and into the answer of every failure.',
      ],
      [
        'Levels',
        'error wakes somebody, warn is read in the morning, info is for searching. If nobody would act, it is not an error.',
      ],
      [
        'What never to log',
        'Passwords, tokens, whole bodies. Logs are copied more often than databases and guarded less.',
      ],
      ['Four numbers', 'Requests, failures, duration and saturation. Begin every dashboard with these.'],
      ['Percentiles', 'An average hides the slow tenth. Look at the 95th percentile: that is one visitor in twenty.'],
      [
        'Labels with care',
        'Each combination of labels is a series of its own. A user id as a label fills the disk by evening.',
      ],
      ['A first trace', 'A trace is a tree of spans. Its longest branch is the reason for the wait.'],
      ['Alarms', 'Alarm on what users notice, not on a busy processor. Every alarm has a page that says what to do.'],
      [
        'After the night',
        'Write down what happened without names of the guilty. Mend one cause, and delete one alarm that did not help.',
      ],
    ],
  },
  {
    title: 'Backups You Can Restore',
    description: 'Nobody wants a backup; everybody wants a restore. How to be sure of it.',
    category: 'cloud',
    length: 35,
    daysAgo: 30,
    steps: [
      ['Two numbers', 'How much may be lost, and how long may it take? Ask the people who would have to explain it.'],
      [
        'What there is',
        'List the databases, the uploads, the secrets and the configuration. What is not on the list is not backed up.',
      ],
      ['Copies are no backups', 'A replica deletes what you delete, a second later. A backup remembers yesterday.'],
      ['Three, two, one', 'Three copies on two kinds of storage, one of them somewhere else.'],
      [
        'A consistent moment',
        'Copying the files of a running database gives you a torn page. Use its own dump or snapshot.',
      ],
      [
        'Encrypt',
        'A backup is the whole company in one file. Encrypt it, and keep the key in another place than the file.',
      ],
      [
        'Not by the same hand',
        'The account that writes backups must not be able to delete them. So an intruder cannot, either.',
      ],
      ['Automatic', 'Whatever has to be remembered is forgotten in August. Let a job do it, and let it report.'],
      [
        'Notice silence',
        'A job that fails says so; a job that never started says nothing. Alarm when there is no new file.',
      ],
      ['Practise', 'Restore into an empty place once a month, start the application, and take the time.'],
      [
        'Throw away',
        'Decide how long you keep what. Old backups are data as well, and people may ask you to delete theirs.',
      ],
    ],
  },
  {
    title: 'A First Screen with Compose',
    description: 'From an empty project to a list that scrolls, in Kotlin and Jetpack Compose.',
    category: 'android',
    length: 75,
    daysAgo: 5,
    steps: [
      [
        'An empty project',
        'Choose “Empty Activity” and run it before you change anything. What works now is what you return to.',
      ],
      [
        'A function is a view',
        '@Composable marks a function that describes a part of the screen. It returns nothing: it emits.',
      ],
      [
        'Column and Row',
        'Column puts things below each other, Row beside each other. Most screens are the two of them, nested.',
      ],
      [
        'Modifiers',
        'Modifier.padding(16.dp).fillMaxWidth() reads from left to right, and the order changes the result.',
      ],
      [
        'Preview',
        '@Preview draws a function beside the code. Make one for the empty state and one for far too much text.',
      ],
      [
        'State',
        'remember { mutableStateOf(0) } keeps a value while the screen is drawn again. When it changes, what reads it is redrawn.',
      ],
      [
        'Lift it up',
        'Let the parent hold the state and the child ask for changes. The child can then be shown anywhere.',
      ],
      [
        'Lists',
        'LazyColumn makes only the rows that can be seen. Give each a key, so that a moved row keeps its state.',
      ],
      ['Theme', 'Take colours and type from MaterialTheme. Dark mode is then a matter of one file.'],
      ['Turning the phone', 'A turned phone starts the screen anew. rememberSaveable keeps what the user has typed.'],
      [
        'Read aloud',
        'Switch on TalkBack and use your screen with closed eyes. Add a contentDescription wherever it falls silent.',
      ],
    ],
  },
  {
    title: 'Coroutines without Tears',
    description: 'Work in the background that ends when it should: scopes, flows and cancellation.',
    category: 'android',
    length: 60,
    daysAgo: 19,
    steps: [
      [
        'Why not threads',
        'A thread costs a megabyte and blocks; a coroutine costs some bytes and waits. You can have a hundred thousand.',
      ],
      [
        'suspend',
        'A suspend function may pause and go on later. It can only be called from another one, or from a coroutine.',
      ],
      [
        'Scopes',
        'Every coroutine belongs to a scope. If the scope ends, so does the work: nothing runs on for a closed screen.',
      ],
      ['launch and async', 'launch is for work without an answer, async for work with one. await() asks for it.'],
      [
        'Dispatchers',
        'Main is for the screen, IO for waiting, Default for calculating. withContext changes between them.',
      ],
      [
        'Structured',
        'A function that starts coroutines waits for them. coroutineScope makes sure that none is left behind.',
      ],
      [
        'Cancelling',
        'Cancellation is a request. Long loops ask ensureActive() now and then, and nobody swallows the exception.',
      ],
      [
        'When one fails',
        'In a usual scope the failure of one child ends the others. With supervisorScope each fails for itself.',
      ],
      ['Flow', 'A flow is a list that takes its time. Nothing happens until somebody collects it.'],
      [
        'State for screens',
        'StateFlow always has a value, and the screen shows the latest. Collect it with the life cycle.',
      ],
      ['Tests', 'runTest skips every delay. A test of ten minutes of waiting takes a millisecond.'],
    ],
  },
  {
    title: 'From Build to Store',
    description: 'Signing, testing tracks and the first thousand users of an Android app.',
    category: 'android',
    length: 45,
    daysAgo: 37,
    steps: [
      [
        'A name that stays',
        'The application id can never be changed after the first upload. Choose it as carefully as a domain.',
      ],
      ['Version numbers', 'versionCode grows with each upload; versionName is for people. Let the build count.'],
      ['Signing', 'Keep the upload key outside the repository, and a copy where a second person finds it.'],
      ['Smaller', 'R8 removes what nobody calls. Run the shrunken build yourself: reflection is where it hurts.'],
      ['Bundles', 'Upload an app bundle, and each phone is sent the code and pictures that it needs.'],
      ['Permissions', 'Ask for one when it is needed, and say why just before. The app works without it, too.'],
      [
        'The page in the store',
        'Two sentences and four pictures of real screens decide. Show what one can do, not how it looks.',
      ],
      ['Testing tracks', 'Internal first, then closed, then open. Every track finds other mistakes.'],
      ['A slow start', 'Give a release to five percent, wait for a day, look at crashes, and go on.'],
      ['Crashes', 'Begin with the one that most people meet. Upload the mapping file, or the traces are riddles.'],
      [
        'Reviews',
        'Answer in your own words, and write again when it is mended. People change stars more often than you think.',
      ],
    ],
  },
];
