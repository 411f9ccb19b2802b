import { Global, Module } from '@nestjs/common';
import { CalculatorModule, Destinations } from '../calculator';
import { CitiesService } from './cities.service';
import { Geocoder } from './geocoder';
import { PlaceResolver } from './place-resolver';
import { Places } from './places';
import { PlacesController } from './places.controller';
import { PointsController } from './points.controller';
import { PointsService } from './points.service';

/** Global, because it implements `Destinations` of the calculator. */
@Global()
@Module({
  imports: [CalculatorModule],
  controllers: [PointsController, PlacesController],
  providers: [
    PointsService,
    CitiesService,
    Geocoder,
    PlaceResolver,
    Places,
    { provide: Destinations, useExisting: Places },
  ],
  exports: [CitiesService, PlaceResolver, Places, PointsService, Destinations],
})
export class PointsModule {}
