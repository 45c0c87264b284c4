import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { ProfilePostsController } from './profile-posts.controller';
import { ProfilePostsService } from './profile-posts.service';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';

@Module({
  imports: [UsersModule],
  controllers: [ProfileController, ProfilePostsController],
  providers: [ProfileService, ProfilePostsService],
})
export class ProfileModule {}
