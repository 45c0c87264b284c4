import { Injectable, NotImplementedException } from '@nestjs/common';

/** To come. */
@Injectable()
export class FileBytes {
  send(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }
}
