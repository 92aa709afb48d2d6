"""Netzpläne für Browser · Maps as browsers get them, so that they lay no tracks of their own."""

from stellwerk.cartography.plan import Plan, plan_of
from stellwerk.core.documents import Documents
from stellwerk.games.voll_verplant.maps.files import SHIPPED, read_city


def plan(name: str) -> Plan:
    return plan_of(read_city(name))


DOCUMENTS = Documents("map", "A map of Voll verplant, drawn", SHIPPED, Plan, plan)
