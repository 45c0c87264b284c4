import { fileAddress, type FilePicture } from '@ezone/pictures';
import { stableId } from '../../platform/database/stable-id';
import type { FileDto, FileType } from './files.dto';

const HOUR = 60 * 60 * 1000;

/** When something was done, in hours before the seeding. */
type Ages = [created: number, modified: number, opened: number];

type DemoFile = {
  name: string;
  owner: string;
  ages: Ages;
  location?: string;
  offline?: true;
};

const DOCUMENTS = 'My Files > Documents';

const folders: DemoFile[] = [
  { name: 'Work documents', owner: 'Mira Lindqvist', ages: [9500, 30, 4] },
  { name: 'Public documents', owner: 'everybody', ages: [9400, 170, 26], offline: true },
  { name: 'Private documents', owner: 'Mira Lindqvist', ages: [8800, 340, 51] },
];

const files: (DemoFile & { picture: FilePicture; type: FileType; extention: string; kilobytes: number })[] = [
  {
    name: 'Shopping list',
    picture: 'shopping-list',
    type: 'document',
    extention: 'docx',
    kilobytes: 22,
    owner: 'Emre Aydın',
    ages: [220, 47, 3],
    offline: true,
  },
  {
    name: 'Guest invitations',
    picture: 'guest-invitations',
    type: 'document',
    extention: 'docx',
    kilobytes: 184,
    owner: 'Layla Haddad',
    ages: [1400, 96, 20],
  },
  {
    name: 'Project plan',
    picture: 'project-plan',
    type: 'spreadsheet',
    extention: 'xlsx',
    kilobytes: 1178,
    owner: 'Mira Lindqvist',
    ages: [2900, 6, 2],
    offline: true,
  },
  {
    name: 'Travel guidelines',
    picture: 'travel-guidelines',
    type: 'document',
    extention: 'pdf',
    kilobytes: 340,
    owner: 'Jonas Weber',
    ages: [6100, 2100, 75],
  },
  {
    name: 'Budget by quarter',
    picture: 'budget-by-quarter',
    type: 'spreadsheet',
    extention: 'xlsx',
    kilobytes: 612,
    owner: 'Layla Haddad',
    ages: [4300, 25, 25],
  },
  {
    name: 'Style guide',
    picture: 'style-guide',
    type: 'document',
    extention: 'pdf',
    kilobytes: 4915,
    owner: 'Sofia Marques',
    ages: [5200, 700, 190],
    location: 'My Files > Public documents',
  },
  {
    name: 'Release notes',
    picture: 'release-notes',
    type: 'document',
    extention: 'md',
    kilobytes: 12,
    owner: 'Emre Aydın',
    ages: [720, 18, 9],
  },
  {
    name: 'Stock of the shop',
    picture: 'stock-of-the-shop',
    type: 'spreadsheet',
    extention: 'csv',
    kilobytes: 86,
    owner: 'Jonas Weber',
    ages: [1900, 11, 8],
    location: 'My Files > Work documents',
  },
];

/** The files of the demo, folders first. */
export function demoFiles(now: Date): Omit<FileDto, 'folderId' | 'mediaType' | 'url' | 'versions'>[] {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString();
  const common = ({ name, owner, ages: [created, modified, opened], location = DOCUMENTS, offline }: DemoFile) => ({
    id: stableId('file', name),
    ...{ name, owner, location, offline: offline ?? false },
    ...{ created: before(created), modified: before(modified), opened: before(opened) },
  });
  return [
    ...folders.map((folder) => ({
      ...common(folder),
      ...{ type: 'folder' as const, size: null, extention: '', preview: null },
    })),
    ...files.map((file) => ({
      ...common(file),
      ...{ type: file.type, size: file.kilobytes * 1024, extention: file.extention },
      preview: fileAddress(file.picture),
    })),
  ];
}
