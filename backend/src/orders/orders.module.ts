import { Module } from '@nestjs/common';
import { CalculatorModule } from '../calculator/calculator.module';
import { CreateOrderService } from './create-order.service';
import { EditOrderService } from './edit-order.service';
import { OrderReader } from './order-reader';
import { OrderWriter } from './order-writer';
import { OrdersController } from './orders.controller';
import { OrdersService } from './orders.service';

@Module({
  imports: [CalculatorModule],
  controllers: [OrdersController],
  providers: [OrdersService, CreateOrderService, EditOrderService, OrderReader, OrderWriter],
})
export class OrdersModule {}
