import { Flag } from './fields';

/** What a call answers that has nothing to tell but that it is done. */
export class SuccessDto {
  @Flag({ example: true }) success!: true;
}
