import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import { CitiesService } from './cities.service';
import { FindCountryQuery, FoundCityDto, ZonesDto } from './dto/point.dto';
import { ZONES } from './zones/zones';

@ApiTags('Points')
@Controller()
export class PlacesController {
  constructor(private readonly cities: CitiesService) {}

  @Get('findCountry')
  @Action({
    may: 'public',
    key: 'quotes',
    summary: 'Подсказки городов',
    description:
      'Не больше десяти. Понимает ё и е, латиницу, белорусские названия, район и область, неверную раскладку, индекс и одну опечатку. Село — с районом: «Мир, Барановичский район».',
    answer: [FoundCityDto],
  })
  findCountry(@Query() { query }: FindCountryQuery): Promise<FoundCityDto[]> {
    return this.cities.find(query ?? '');
  }

  @Get('zones')
  @Action({
    may: 'public',
    key: 'quotes',
    summary: 'Зоны доставки: границы семи областей, GeoJSON',
    answer: ZonesDto,
    shared: true,
  })
  getZones(): ZonesDto {
    return ZONES;
  }
}
