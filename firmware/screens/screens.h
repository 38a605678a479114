// All screens there are. They live as long as the device and know each other through the desk.
#pragma once
#include "firmware/screens/actions.h"
#include "firmware/screens/big_numbers.h"
#include "firmware/screens/board.h"
#include "firmware/screens/cards.h"
#include "firmware/screens/entry.h"
#include "firmware/screens/fairness.h"
#include "firmware/screens/form.h"
#include "firmware/screens/history.h"
#include "firmware/screens/home.h"
#include "firmware/screens/message.h"
#include "firmware/screens/name.h"
#include "firmware/screens/new_game.h"
#include "firmware/screens/past_games.h"
#include "firmware/screens/question.h"
#include "firmware/screens/result.h"
#include "firmware/screens/settings.h"
#include "firmware/screens/setup.h"
#include "firmware/screens/sheet.h"
#include "firmware/screens/table.h"

namespace lungta {

struct Screens {
  explicit Screens(Desk& desk)
      : home(desk), new_game(desk), setup(desk), name(desk), table(desk), big_numbers(desk), board(desk), actions(desk),
        insert(desk), form(desk), cards(desk), sheet(desk), history(desk), entry(desk), result(desk), past_games(desk),
        settings(desk), fairness(desk), question(desk), message(desk) {}

  HomeScreen home;
  NewGameScreen new_game;
  SetupScreen setup;
  NameScreen name;
  TableScreen table;
  BigNumbersScreen big_numbers;
  BoardScreen board;
  ActionsScreen actions;
  ActionsScreen insert;  // the same list, to choose what goes before an entry; the other may lie below it
  FormScreen form;
  CardsScreen cards;
  SheetScreen sheet;
  HistoryScreen history;
  EntryScreen entry;
  ResultScreen result;
  PastGamesScreen past_games;
  SettingsScreen settings;
  FairnessScreen fairness;
  QuestionScreen question;
  MessageScreen message;
};

}  // namespace lungta
