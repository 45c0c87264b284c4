export { TransferList } from './TransferList';
export type { TransferListProps, TransferSide, TransferWords } from './TransferList';
