import { Injectable, NotImplementedException } from '@nestjs/common';

/** To come. */
@Injectable()
export class FileVersions {
  list(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }

  restore(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }
}
