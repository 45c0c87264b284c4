import { fileAddress, type FilePicture } from '@ezone/pictures';
import type { FileType } from './files.dto';

/** When something was done, in hours before the seeding. */
export type Ages = [created: number, modified: number, opened: number];

/** A file or folder of the demo. Its id follows from its path, without the ending. */
export type DemoFile = {
  name: string;
  owner: string;
  ages: Ages;
  offline?: true;
} & (
  | { type: 'folder'; within?: readonly DemoFile[] }
  | {
      type: Exclude<FileType, 'folder'>;
      extention: string;
      preview?: string;
      /** What is in it; a file without it has no bytes, and says that it is so large. */
      content?: string | { pdf: readonly string[] };
      kilobytes?: number;
    }
);

const picture = (name: FilePicture) => fileAddress(name);

const text = (name: string, extention: string, owner: string, ages: Ages, content: string): DemoFile => ({
  ...{ name, extention, owner, ages, content },
  type: extention === 'csv' ? 'spreadsheet' : 'document',
});

const STOCK = [
  'sku,title,quantity,price',
  'A-1001,Harbour at Dawn,14,49.00',
  'A-1002,Hills in Spring,8,39.00',
  'A-1003,Bazaar,0,59.00',
  'A-1004,Snow on the Roofs,21,45.00',
  '',
].join('\n');

/** The files and folders of the demo. */
export const DEMO_FILES: readonly DemoFile[] = [
  {
    ...{ name: 'Work documents', type: 'folder', owner: 'Mira Lindqvist', ages: [9500, 30, 4] },
    within: [
      {
        ...{ name: 'Contracts', type: 'folder', owner: 'Layla Haddad', ages: [4200, 400, 60] },
        within: [
          text(
            'Lease of the workshop',
            'txt',
            'Layla Haddad',
            [4100, 900, 500],
            'Lease of the workshop, until the end of next year.\n',
          ),
          text(
            'Terms of delivery',
            'md',
            'Layla Haddad',
            [3900, 400, 120],
            '# Terms of delivery\n\n- Within 5 days\n- Insured\n',
          ),
        ],
      },
      text(
        'Minutes of Monday',
        'md',
        'Mira Lindqvist',
        [50, 49, 20],
        '# Minutes of Monday\n\n1. The spring catalogue\n2. New frames\n3. Holidays\n',
      ),
      text(
        'Suppliers',
        'csv',
        'Jonas Weber',
        [2100, 200, 90],
        'name,city,delivers\nNorth Frames,Malmö,frames\nKumaş,İzmir,canvas\n',
      ),
    ],
  },
  {
    ...{ name: 'Public documents', type: 'folder', owner: 'everybody', ages: [9400, 170, 26], offline: true },
    within: [text('Opening hours', 'txt', 'everybody', [900, 170, 26], 'Monday to Friday, 9 to 17.\n')],
  },
  {
    ...{ name: 'Private documents', type: 'folder', owner: 'Mira Lindqvist', ages: [8800, 340, 51] },
    within: [
      text(
        'Ideas',
        'txt',
        'Mira Lindqvist',
        [340, 340, 51],
        'A calendar of harbours. Postcards. A frame that folds.\n',
      ),
    ],
  },
  {
    ...{ name: 'Shopping list', type: 'document', extention: 'docx', kilobytes: 22, owner: 'Emre Aydın' },
    ...{ ages: [220, 47, 3], offline: true, preview: picture('shopping-list') },
  },
  {
    ...{ name: 'Guest invitations', type: 'document', extention: 'docx', kilobytes: 184, owner: 'Layla Haddad' },
    ...{ ages: [1400, 96, 20], preview: picture('guest-invitations') },
  },
  {
    ...{ name: 'Project plan', type: 'spreadsheet', extention: 'xlsx', kilobytes: 1178, owner: 'Mira Lindqvist' },
    ...{ ages: [2900, 6, 2], offline: true, preview: picture('project-plan') },
  },
  {
    ...{ name: 'Travel guidelines', type: 'document', extention: 'pdf', owner: 'Jonas Weber' },
    ...{ ages: [6100, 2100, 75], preview: picture('travel-guidelines') },
    content: {
      pdf: ['Travel guidelines', 'Take the train where it takes less than five hours.', 'Keep all receipts.'],
    },
  },
  {
    ...{ name: 'Budget by quarter', type: 'spreadsheet', extention: 'xlsx', kilobytes: 612, owner: 'Layla Haddad' },
    ...{ ages: [4300, 25, 25], preview: picture('budget-by-quarter') },
  },
  {
    ...{ name: 'Style guide', type: 'document', extention: 'pdf', owner: 'Sofia Marques' },
    ...{ ages: [5200, 700, 190], preview: picture('style-guide') },
    content: { pdf: ['Style guide', 'Short sentences. One idea each.', 'Colours by their names, never by numbers.'] },
  },
  {
    ...text(
      'Release notes',
      'md',
      'Emre Aydın',
      [720, 18, 9],
      '# Release notes\n\n- Files have versions.\n- Folders lie in folders.\n',
    ),
    preview: picture('release-notes'),
  } as DemoFile,
  {
    ...text('Stock of the shop', 'csv', 'Jonas Weber', [1900, 11, 8], STOCK),
    preview: picture('stock-of-the-shop'),
  } as DemoFile,
];
