import { Migration } from '@mikro-orm/migrations';

export class ExternalIdentities extends Migration {
  override up(): void {
    this.addSql(
      'create table `external_identity` (`service` text not null, `issuer` text not null, `subject` text not null, `user_id` text not null, `created_at` text not null, primary key (`service`, `issuer`, `subject`))',
    );
    this.addSql('create index `external_identity_user_id_index` on `external_identity` (`user_id`)');
  }
}
