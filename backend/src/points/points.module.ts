import { Module } from '@nestjs/common';
import { CitiesService } from './cities.service';
import { Geocoder } from './geocoder';
import { PlacesController } from './places.controller';
import { PointsController } from './points.controller';
import { PointsService } from './points.service';

@Module({
  controllers: [PointsController, PlacesController],
  providers: [PointsService, CitiesService, Geocoder],
})
export class PointsModule {}
